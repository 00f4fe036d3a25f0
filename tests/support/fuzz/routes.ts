import { globSync } from 'node:fs'
import { collections, endpoints, globals } from './cms-names.ts'

/** Values for the variable parts of a path: one that exists and some that do not. */
const values: Record<string, string[]> = {
  'blog/[slug]': ['lastmod-is-a-promise', 'no-such-article'],
  'category/[slug]': ['seo', 'none'],
  'services/[slug]': ['seo', 'none'],
  'tools/[slug]': ['md5-generator', 'word-counter', 'regex-tester', 'none'],
  'case-study/[slug]': ['ai-content-tool', 'none'],
  '[username]': ['maren.holt', 'nobody'],
  '[n]': ['1', '2', '99', 'two'],
  '[link]': ['seo-analyst', 'none'],
  '[name]': ['orla-brandvold', 'posts', 'none'],
  '[id]': ['1', '999999', 'x'],
  '[page]': ['imprint', 'none'],
  '[key]': ['robots', 'none'],
  '[...path]': ['blog', 'services/seo', 'none'],
}

const pages = globSync('site/pages/**/*.{astro,ts}').map((file) =>
  file
    .slice('site/pages'.length)
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '/'),
)
const isCall = (path: string) => path.startsWith('/api/')
const slugs = [...collections, ...globals.map((slug) => `globals/${slug}`)]
const image = `/images/prairie-signal/production/${'0123456789'.repeat(4)}-1600x900.jpg`

const ids = ['1', '999999', 'x']

/** Every kind of path that the product serves, from the files of its routes, so that none is missing. */
export const routes = {
  pages: pages.filter((path) => !isCall(path)).flatMap(filled),
  calls: pages.filter(isCall).flatMap(filled),
  files: [
    ...[image, `${image}?w=320&auto=format`, '/images/a/b/c', '/images/', '/tool-files/md5-generator/none.wasm'],
    ...['/tool-files/word-counter/', '/tool-files/none/none', '/_astro/none.css', '/_astro/', '/styles/none.css'],
    ...[
      '/favicon.svg',
      '/robots.txt',
      '/healthz',
      '/readyz',
      '/metrics',
      '/og/index.png',
      '/og/blog.png',
      '/.well-known/none',
    ],
  ],
  cms: [
    ...slugs.flatMap((slug) => [`/cms-api/${slug}`, `/cms-api/${slug}/999999999`, `/cms-api/${slug}/count`]),
    ...slugs.flatMap((slug) => [`/cms-api/${slug}/versions`, `/cms-api/${slug}/access`, `/cms-api/${slug}/x`]),
    ...['media', 'resumes'].map((slug) => `/cms-api/${slug}/file/none.pdf`),
    ...['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'me', 'init', 'unlock'].map(
      (name) => `/cms-api/users/${name}`,
    ),
    ...slugs.flatMap((slug) => [`/cms-api/${slug}/1`, `/cms-api/${slug}/versions/1`, `/cms-api/${slug}/duplicate`]),
    ...endpoints.flatMap((path) => ids.map((id) => `/cms-api${path.replace(/:\w+/g, id)}`)),
    ...endpoints.flatMap((path) => ids.map((id) => `/cms-api/posts${path.replace(/:\w+/g, id)}`)),
    ...endpoints.flatMap((path) => ids.map((id) => `/cms-api/media${path.replace(/:\w+/g, id)}`)),
    ...['/cms-api', '/cms-api/access', '/cms-api/none', '/cms-api/og', '/cms-api/payload-preferences/none'],
  ],
  admin: [
    ...[
      '/admin',
      '/admin/login',
      '/admin/forgot',
      '/admin/logout',
      '/admin/reset/none',
      '/admin/account',
      '/admin/none',
    ],
    ...collections.flatMap((slug) => [`/admin/collections/${slug}`, `/admin/collections/${slug}/1`]),
    ...collections.flatMap((slug) => [`/admin/collections/${slug}/create`, `/admin/collections/${slug}/trash`]),
    ...collections.flatMap((slug) => [`/admin/collections/${slug}/1/versions`, `/admin/browse-by-folder/${slug}`]),
    ...globals.flatMap((slug) => [`/admin/globals/${slug}`, `/admin/globals/${slug}/versions/1`]),
    ...['/admin/calendar', '/admin/seo', '/admin/guide', '/admin/history', '/admin/data-providers'],
    ...['/admin/invitation', '/admin/describe-images', '/admin/browse-by-folder', '/admin/unauthorized'],
    ...['/admin/collections/posts', '/admin/collections/posts/1', '/admin/collections/none', '/admin/globals/home'],
    ...['/_next/none', '/_next/static/none.js', '/_next/data/none.json', '/_next/image?url=a&w=1&q=1'],
  ],
}

function filled(path: string): string[] {
  const [name, options] = Object.entries(values).find(([part]) => path.includes(part)) ?? []
  if (!name || !options) return [path]
  const part = name.slice(name.indexOf('['))
  return options.flatMap((value) => filled(path.replace(part, value)))
}
