import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { creative } from '#content/creative.ts'
import { projects } from '#content/projects.ts'
import { work } from '#content/work.ts'
import { isWide } from '#site/features/portfolio/page.tsx'

const named = Object.keys(work).sort()
const filesOf = async (folder: string) => (await readdir(folder)).map((file) => file.replace(/\.\w+$/, '')).sort()

test('every drawing of work is stored as a picture, with a text of its own that says what it shows', async () => {
  expect(await filesOf('content/work')).toEqual(named)
  expect(await filesOf('scripts/generate/work')).toEqual(named)
  expect(new Set(Object.values(work)).size).toBe(named.length)
})

test('every picture is shown, and each project and case study has one that no other has', () => {
  const ofProjects = projects.map(({ image }) => image)
  const ofStudies = caseStudies.map(({ banner }) => banner)
  expect([...ofProjects, ...ofStudies].sort()).toEqual(named)
  expect(creative.gallery.flatMap(({ image }) => image ?? []).every((image) => named.includes(image))).toBe(true)
})

test('a group of the portfolio has no holes, however many projects it has', () => {
  for (let count = 1; count <= 12; count++) {
    const wide = Array.from({ length: count }, (_, at) => isWide(at, count))
    // Rows of two columns: whatever is between two wide projects comes in pairs.
    const runs = wide
      .map((one) => (one ? '|' : '.'))
      .join('')
      .split('|')
    expect(runs.every(({ length }) => length % 2 === 0)).toBe(true)
  }
})
