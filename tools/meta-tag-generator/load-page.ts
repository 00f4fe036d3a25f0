import { type Block, table } from '#engine/tool/blocks.ts'
import type { Page } from '#engine/web/page.ts'

const KINDS = ['website', 'article', 'product', 'profile'] as const
type Kind = (typeof KINDS)[number]

/** The fields of the form that a page can fill in. */
type Typed = { title: string; description: string; url: string; siteName: string; image: string; kind: Kind }

/** What was loaded from a page. */
export type Loaded = {
  url: string
  /** Values for the fields that were empty. */
  filled: Partial<Typed>
  /** The source of each field's value; `null` if the page has none. */
  sources: { label: string; value: string | null; from: string | null }[]
}

/**
 * Fills the empty fields from the head of a page. Entered values take precedence.
 * @throws {Failure} invalid, if the URL leads to no page
 */
export async function loadPage(page: Page, typed: Typed): Promise<Loaded> {
  const { readDeclaredPage } = await import('#engine/web/declared-page.ts')
  const declared = readDeclaredPage(page)
  const kind = KINDS.find((one) => one === declared.type?.value)
  const found = {
    title: declared.title,
    description: declared.description,
    url: declared.canonical ?? { value: declared.url, from: 'URL of the page' },
    siteName: declared.siteName,
    image: declared.image,
  }
  const filled = Object.fromEntries(
    Object.entries(found).flatMap(([name, one]) =>
      one && typed[name as keyof typeof found].trim() === '' ? [[name, one.value]] : [],
    ),
  )
  const rows = [
    ['Title', found.title],
    ['Description', found.description],
    ['Page URL', found.url],
    ['Site name', found.siteName],
    ['Image', found.image],
    ['Open Graph type', declared.type],
  ] as const
  return {
    url: declared.url,
    // “Website” is the initial choice, so it counts as empty.
    filled: { ...filled, ...(kind && typed.kind === 'website' ? { kind } : {}) },
    sources: rows.map(([label, one]) => ({ label, value: one?.value ?? null, from: one?.from ?? null })),
  }
}

/** Returns a table of the values that the page has. */
export const loadedBlock = ({ url, sources }: Loaded): Block =>
  table({
    title: `Loaded from ${url}`,
    columns: [{ label: 'Field' }, { label: 'On the page' }, { label: 'Read from', form: 'mono' }],
    rows: sources.map(({ label, value, from }) => [label, value ?? 'not on the page', from]),
    note: 'What you typed is not replaced.',
  })
