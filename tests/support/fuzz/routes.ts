import { globSync, readFileSync } from 'node:fs'

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
const slugs = globSync('cms/{collections,globals}/*.ts').flatMap((file) => {
  const slug = /^ {2}slug: '([a-z-]+)',$/m.exec(readFileSync(file, 'utf8'))?.[1]
  return slug ? [file.includes('globals') ? `globals/${slug}` : slug] : []
})
const image = `/images/prairie-signal/production/${'0123456789'.repeat(4)}-1600x900.jpg`

/** Every kind of path that the product serves, from the files of its routes, so that none is missing. */
export const routes = {
  pages: pages.filter((path) => !isCall(path)).flatMap(filled),
  calls: pages.filter(isCall).flatMap(filled),
  files: [
    ...[image, `${image}?w=320&auto=format`, '/images/a/b/c', '/images/', '/tool-files/md5-generator/none.wasm'],
    ...['/tool-files/word-counter/', '/tool-files/none/none', '/_astro/none.css', '/_astro/', '/styles/none.css'],
    ...['/favicon.svg', '/robots.txt', '/healthz', '/readyz', '/og/index.png', '/og/blog.png', '/.well-known/none'],
  ],
  cms: [
    ...slugs.flatMap((slug) => [`/cms-api/${slug}`, `/cms-api/${slug}/999999999`, `/cms-api/${slug}/count`]),
    ...slugs.flatMap((slug) => [`/cms-api/${slug}/versions`, `/cms-api/${slug}/access`, `/cms-api/${slug}/x`]),
    ...['media', 'resumes'].map((slug) => `/cms-api/${slug}/file/none.pdf`),
    ...['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'me', 'init', 'unlock'].map(
      (name) => `/cms-api/users/${name}`,
    ),
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
