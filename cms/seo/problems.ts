import type { Payload, TypedUser } from 'payload'
import { type CheckId, checkIds } from './check.ts'
import { collectionsOf, readLinkCounts, readSameTexts, readSources, VERDICTS, VISIBLE } from './compare.ts'
import { siteChecks } from './site-checks.ts'
import type { SiteDocument } from './site-document.ts'

/** A document and what is wrong with it. */
export type DocumentProblems = Pick<
  SiteDocument,
  'key' | 'collection' | 'id' | 'title' | 'path' | 'isPublic' | 'isDraft'
> & {
  /** The checks that fail, with what was found. */
  problems: { id: CheckId; detail: string }[]
}

/** A page of the list of problems. */
export type ProblemPage = {
  /** All documents with a page, of the kind that was asked for. */
  total: number
  /** Those that have the problem; without one, a problem. */
  found: number
  /** How many documents have each problem, in the order of the checks. */
  counts: { id: CheckId; count: number }[]
  page: number
  pages: number
  documents: DocumentProblems[]
}

type Filter = { problem: CheckId | undefined; kind: string; page: number }

/** Documents on a page. */
const PAGE = 50
/** Not an error: a page without a focus keyphrase is only listed on request. */
const ON_REQUEST: CheckId = 'keyphrase'

const sameText = (id: CheckId, column: string) => `
  select key, '${id}' from asked join (
    select ${column} from visible where has_page and ${column} <> '' group by ${column} having count(*) > 1
  ) as repeated using (${column})`

/**
 * Every failed check of every document, counted, and a page of documents. `$1`: collections whose drafts count; `$2`:
 * those that are listed; `$3`: the only problem, or null; `$4`: the page, from 0.
 */
const LIST = `
  with visible as materialized (
    select key, collection, title, path, has_page, search_title, description, keyphrase_key, problems
    from seo_documents where ${VISIBLE}
  ),
  asked as (select * from visible where has_page and collection = any($2)),
  linked as (
    select target as key from seo_links as link join seo_documents as source on source.key = link.source
    where source.is_public and target <> link.source
    union
    select there.key from seo_links as link join seo_documents as source on source.key = link.source
      join seo_documents as there on there.path_key = link.path_key
    where source.is_public and there.key <> link.source
  ),
  failed (key, problem) as materialized (
    select key, jsonb_object_keys(problems) from asked
    union all ${sameText('title-unique', 'search_title')}
    union all ${sameText('description-unique', 'description')}
    union all ${sameText('keyphrase-unique', 'keyphrase_key')}
    union all
    select key, 'links-in' from asked
    where path is distinct from '/' and not exists (select from linked where linked.key = asked.key)
    union all
    select distinct key, 'links-broken' from asked join (${VERDICTS}) as link on link.source = key
    where verdict = 'broken'
  ),
  listed as materialized (
    select key, title, count(*) as problems from failed join asked using (key)
    where case when $3::text is null then problem <> '${ON_REQUEST}' else problem = $3 end
    group by key, title
  ),
  found as (select count(*)::int as found from listed),
  shown as (
    select key, row_number() over (order by problems desc, title collate "en-x-icu", title, key) as place from listed
    order by place limit ${PAGE}
    offset (select least($4::int, greatest(found - 1, 0) / ${PAGE}) * ${PAGE} from found)
  )
  select found, (select count(*)::int from asked) as total,
    array(select key from shown order by place) as keys,
    (select coalesce(jsonb_object_agg(problem, count), '{}')
      from (select problem, count(*) from failed group by problem) as counted) as counts
  from found`

type Listed = { found: number; total: number; keys: string[]; counts: Partial<Record<CheckId, number>> }
type Stored = Omit<SiteDocument, 'path' | 'links'> & { path: string | null; problems: Partial<Record<CheckId, string>> }

/**
 * Returns a page of the documents with a page that an account may edit, those with most problems first, each with the
 * checks that its newest version fails.
 */
export async function listProblems(cms: Payload, user: TypedUser, filter: Filter): Promise<ProblemPage> {
  const { problem, kind, page } = filter
  const visible = collectionsOf(user)
  const kinds = visible.filter((slug) => kind === '' || slug === kind)
  const asked = Math.min(Math.max(1, Math.trunc(page)), MAX_PAGE)
  const { rows } = await cms.db.pool.query<Listed>(LIST, [visible, kinds, problem ?? null, asked - 1])
  const { found = 0, total = 0, keys = [], counts = {} } = rows[0] ?? {}
  const pages = Math.max(1, Math.ceil(found / PAGE))
  return {
    ...{ total, found, pages, page: Math.min(asked, pages) },
    counts: checkIds.flatMap((id) => (counts[id] ? [{ id, count: counts[id] }] : [])),
    documents: await readDocuments(cms, { visible, keys, problem }),
  }
}

/** A typed page number beyond it is the last page. */
const MAX_PAGE = 1_000_000

type Reading = { visible: string[]; keys: string[]; problem: CheckId | undefined }

async function readDocuments(cms: Payload, { visible, keys, problem }: Reading): Promise<DocumentProblems[]> {
  const { rows } = await cms.db.pool.query<Stored>(
    `select key, collection, id, title, path, is_public as "isPublic", is_draft as "isDraft",
       search_title as "searchTitle", description, keyphrase_key as "keyphraseKey", problems
     from seo_documents where key = any($1) order by array_position($1::text[], key)`,
    [keys],
  )
  const [same, sources, links] = await Promise.all([
    readSameTexts(cms, visible, rows),
    readSources(cms, keys),
    readLinkCounts(cms, keys),
  ])
  return rows.map((row) => {
    const { key, collection, id, title, isPublic, isDraft } = row
    const path = row.path ?? undefined
    // A link to another page is missing among the stored problems, as the other checks of the document alone are.
    const inside = row.problems['links-out'] === undefined ? 1 : 0
    const compared = { same: same(row), sources: sources(key), links: { ...links(key), inside } }
    const details: Partial<Record<CheckId, string>> = { ...row.problems }
    for (const { id: check, status, detail } of siteChecks({ ...row, path }, compared))
      if (status === 'fail') details[check] = detail
    const problems = checkIds.flatMap((one) => {
      const detail = details[one]
      return detail !== undefined && isListed(one, problem) ? [{ id: one, detail }] : []
    })
    return { key, collection, id, title, path, isPublic, isDraft, problems }
  })
}

/** Returns whether a list shows a problem: that of one check, or all but what is listed on request. */
export const isListed = (id: CheckId, only: CheckId | undefined) => (only ? id === only : id !== ON_REQUEST)
