import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The site in front compresses, and optimises pictures itself.
  compress: false,
  images: { unoptimized: true },
  // Loaded by Node as they are: bundling them renames the classes of their errors, by which they are logged.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'pg-boss', 'unpdf'],
  turbopack: { root },
  outputFileTracingRoot: root,
  // Checked for the whole repository at once.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
}

export default withPayload(nextConfig)
