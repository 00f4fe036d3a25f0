import type { S3Settings } from '../files/s3-bucket.ts'
import { EnvironmentError } from './environment-error.ts'

type Variables = {
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_PREFIX: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/**
 * Returns the S3 store of files, or undefined if none is set.
 * @throws {EnvironmentError} if some of its variables are missing
 */
export function s3Settings(env: Variables): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (!Object.values(needed).some(Boolean)) return undefined
  if (!(S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
    throw new EnvironmentError(`${missing.join(', ')} missing. Set it too, or remove all S3_… variables.`)
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    prefix: env.S3_PREFIX && `${env.S3_PREFIX.replace(/\/+$/, '')}/`,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
