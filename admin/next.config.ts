import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** The folder that holds the packages: this project's, or one above it. */
const root = resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..')

/** Loaded by Node as they are: bundling them renames the classes of their errors, by which they are logged. */
const LOGGED_BY_CLASS = ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'pg-boss', 'unpdf']

/** Dictionaries and libraries that only the server uses. Bundling them, twice each, takes a quarter of the build. */
const LARGE = [
  ...['cmu-pronouncing-dictionary', 'compromise', 'eld'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
  ...['csv-parse', 'csv-stringify', 'ipaddr.js', 'otpauth', 'temporal-polyfill', 'uqr', 'zod'],
  ...['mdast-util-from-markdown', 'mdast-util-gfm-table', 'micromark', 'micromark-extension-gfm-table'],
]

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The site in front optimizes images, and passes pages on as they are.
  images: { unoptimized: true },
  serverExternalPackages: [...LOGGED_BY_CLASS, ...LARGE],
  experimental: {
    // After each save, a browser sends the state of the whole form, which exceeds Next's limit of 1 MB for a long post.
    // Without a response, Payload closes the preview.
    serverActions: { bodySizeLimit: '11mb' },
    // Writing the cache takes a fifth of a build, and 300 MB.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them in production.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  turbopack: { root },
  outputFileTracingRoot: root,
  // Checked for the whole repository at once.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Sent emails link to contact requests under the former name of their collection.
  redirects: async () => [
    {
      source: '/admin/collections/mails/:path*',
      destination: '/admin/collections/contact-requests/:path*',
      permanent: true,
    },
  ],
}

export default withPayload(nextConfig)
