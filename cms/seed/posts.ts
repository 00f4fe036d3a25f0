import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'

const FOLDER = new URL('../../content/posts/', import.meta.url)

export type SeedPost = {
  title: string
  slug: string
  excerpt: string
  publishDate: string
  author: string
  categories: string[]
  art: string
  seo: { title: string; description: string }
  body: string
}

/** Returns the posts of `content/posts`, newest first. A file is front matter in YAML, then Markdown. */
export async function readPosts(): Promise<SeedPost[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
  const posts = await Promise.all(
    files.map(async (name) => parsePost(await readFile(new URL(name, FOLDER), 'utf8'), name)),
  )
  return posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate))
}

function parsePost(source: string, name: string): SeedPost {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (!head || !body) throw new Error(`content/posts/${name} has no front matter.`)
  const { metaTitle, metaDescription, ...fields } = parse(head) as Record<string, unknown>
  return {
    ...(fields as Omit<SeedPost, 'seo' | 'body' | 'publishDate'>),
    // Published in the morning in Chicago.
    publishDate: `${new Date(String(fields.publishDate)).toISOString().slice(0, 10)}T14:00:00.000Z`,
    seo: { title: String(metaTitle), description: String(metaDescription) },
    body,
  }
}
