import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { type WorkName, work } from '#content/work.ts'
import { type CoverData, isCoverData } from '#engine/art/cover-data.ts'

const FOLDER = new URL('../../content/posts/', import.meta.url)

export type SeedPost = {
  title: string
  slug: string
  excerpt: string
  publishDate: string
  author: string
  categories: string[]
  /** The numbers that its cover shows; without them, it has a picture. */
  cover?: CoverData
  /** The drawing of `content/work` that is its feature image. */
  picture?: WorkName
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
  const { cover: form, picture, figure, caption, rows, mark, at, of, across, unit, ...post } = fields
  const cover = { form, figure, caption, rows, mark, at, of, across, unit }
  const image = isWorkName(picture) ? { picture } : isCoverData(cover) && { cover }
  if (!image) throw new Error(`content/posts/${name} has no picture, and no cover that can be drawn.`)
  return {
    ...(post as Omit<SeedPost, 'seo' | 'body' | 'publishDate' | 'cover' | 'picture'>),
    ...image,
    // Published in the morning in Chicago.
    publishDate: `${new Date(String(post.publishDate)).toISOString().slice(0, 10)}T14:00:00.000Z`,
    seo: { title: String(metaTitle), description: String(metaDescription) },
    body,
  }
}

const isWorkName = (name: unknown): name is WorkName => typeof name === 'string' && Object.hasOwn(work, name)
