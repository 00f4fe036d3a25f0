import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** The folder that holds the packages: this project's, or one above it. */
const root = resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..')

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The site in front compresses responses and optimizes images.
  compress: false,
  images: { unoptimized: true },
  // Loaded by Node as they are: bundling them renames the classes of their errors, by which they are logged.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'pg-boss', 'unpdf'],
  // After each save, a browser sends the state of the whole form: for a long post, more than Next's limit of 1 MB. Without
  // an answer, Payload closes the preview.
  experimental: { serverActions: { bodySizeLimit: '11mb' } },
  turbopack: { root },
  outputFileTracingRoot: root,
  // Checked for the whole repository at once.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
}

export default withPayload(nextConfig)
