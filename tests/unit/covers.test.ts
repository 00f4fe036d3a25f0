import { expect, test } from 'vitest'
import { isDrawn } from '#cms/seed/covers.ts'
import { readPosts } from '#cms/seed/posts.ts'
import { drawArt } from '#engine/art/art.ts'

const all = await readPosts()
const posts = all.filter(isDrawn)
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the numbers that a text states, in digits or up to ten in words. */
function numbersIn(text: string) {
  const digits = (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(\.\d+)?/g) ?? []).map(Number)
  const spelled = words.flatMap((word, i) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [i + 1] : []))
  return new Set([...digits, ...spelled])
}

/** Table cells that are yes and no, and parts that the text gives as a sum. */
const isState = (form: string, value: number) => form === 'matrix' && (value === 0 || value === 1)

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s: the cover shows numbers that the post states',
  (_, post) => {
    const { cover } = post
    const stated = numbersIn(`${post.title} ${post.excerpt} ${post.body}`)
    const shown = (cover.rows ?? []).flatMap(([, ...values]) => values)
    const drawn = [...shown, cover.at, cover.of].filter((value) => value !== undefined && value !== 0) as number[]
    expect(drawn.map(Math.abs).filter((value) => !(isState(cover.form, value) || stated.has(value)))).toEqual([])
    const said = [...numbersIn(`${cover.figure ?? ''} ${cover.caption}`)]
    expect(said.filter((value) => !stated.has(value))).toEqual([])
  },
)

test('no two posts have the same cover', () => {
  const drawings = posts.map(({ cover }) => drawArt({ kind: 'cover', cover, isPlain: true }))
  expect(new Set(drawings).size).toBe(posts.length)
  const neighbors = posts.flatMap(({ cover }, i) =>
    i > 0 && posts[i - 1]?.cover.form === cover.form ? [cover.form] : [],
  )
  expect(neighbors).toEqual([])
})

test('some posts have a picture of work, each another one, and no two of them follow each other', () => {
  const pictures = all.flatMap(({ picture }) => picture ?? [])
  expect(pictures.length).toBeGreaterThan(2)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(all.filter(({ picture }, i) => picture && all[i - 1]?.picture)).toEqual([])
})
