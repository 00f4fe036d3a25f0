import { environment } from '../environment/environment.ts'
import { openBucket, type S3Settings } from './s3-bucket.ts'

const OWNER = 'owner.txt'

/**
 * Makes sure that the files in the S3 store belong to this site. A copy of the database, such as that of a staging
 * site, has no rows for what was uploaded since, and would delete those files.
 * @throws {Error} if another site has claimed them
 */
export async function claimFiles(s3: S3Settings | undefined = environment.s3, site = environment.siteUrl) {
  if (!s3) return
  const bucket = openBucket(s3)
  const answer = await bucket.get(OWNER)
  const owner = await answer?.text()
  if (owner === undefined) return bucket.put(OWNER, Buffer.from(site), 'text/plain')
  if (owner !== site)
    throw new Error(
      `The files in ${bucket.place} belong to ${owner}, so nothing was deleted. Set S3_PREFIX to another folder; ` +
        `if the site has moved, delete ${bucket.place}${OWNER}.`,
    )
}
