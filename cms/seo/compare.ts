import type { Payload, TypedUser } from 'payload'
import { pathKey } from '#engine/paths/document-paths.ts'
import { environment } from '#platform/environment/environment.ts'
import { MAX_AGE_DAYS, readCheckedLinks } from './checked-links.ts'
import type { DocumentLink } from './content-parts.ts'
import { mayCheckAll } from './may-check-seo.ts'
import { type LinkMap, storedLink } from './resolve-link.ts'
import { type ComparedField, type LinkCounts, MAX_NAMED, type Others } from './site-checks.ts'
import type { SiteDocument } from './site-document.ts'
import { storable } from './storable.ts'
import { subjectCollections, subjectGlobals } from './subjects.ts'

/** Everything that is listed, in the order in which documents are named. */
const subjects = [...subjectGlobals, ...subjectCollections]

/** Returns the collections and globals whose drafts an account may know about. */
export const collectionsOf = (user: TypedUser) => subjects.filter((slug) => mayCheckAll(user, slug))

/** Documents that an account may know about. `$1`: the result of `collectionsOf`. */
export const VISIBLE = '(is_public or collection = any($1))'

const columns: Record<ComparedField, string> = {
  searchTitle: 'search_title',
  description: 'description',
  keyphraseKey: 'keyphrase_key',
}
const fields = Object.keys(columns) as ComparedField[]

type Texts = Pick<SiteDocument, 'key' | ComparedField>
type Group = { field: ComparedField; text: string; count: number; own: string[]; keys: string[]; titles: string[] }

/**
 * Returns which other documents have the same texts as these, by key. Each text is looked up once.
 * @param collections those whose drafts count
 */
export async function readSameTexts(
  { db }: Payload,
  collections: string[],
  documents: Texts[],
): Promise<(document: Texts) => Record<ComparedField, Others>> {
  const textsOf = (field: ComparedField) => [...new Set(documents.map((one) => storable(one[field])))].filter(Boolean)
  // One more than are named, because the document itself may be among them.
  const first = (column: string) =>
    `(array_agg(${column} order by array_position($2::text[], collection), id))[1:${MAX_NAMED + 1}]`
  const groups = fields.map(
    (field, index) => `
      select '${field}' as field, ${columns[field]} as text, count(*)::int as count,
        array_agg(key) filter (where key = any($3)) as own, ${first('key')} as keys, ${first('title')} as titles
      from seo_documents
      where has_page and ${VISIBLE} and ${columns[field]} = any($${index + 4})
      group by ${columns[field]}`,
  )
  const { rows } = await db.pool.query<Group>(groups.join(' union all '), [
    collections,
    subjects,
    documents.map(({ key }) => key),
    ...fields.map(textsOf),
  ])
  const found = new Map(rows.map((group) => [`${group.field} ${group.text}`, group]))
  const others = (field: ComparedField, document: Texts): Others => {
    const group = found.get(`${field} ${storable(document[field])}`)
    if (!group) return { count: 0, titles: [] }
    const titles = group.titles.filter((_, index) => group.keys[index] !== document.key).slice(0, MAX_NAMED)
    return { count: group.count - (group.own?.includes(document.key) ? 1 : 0), titles }
  }
  return (document) => ({
    searchTitle: others('searchTitle', document),
    description: others('description', document),
    keyphraseKey: others('keyphraseKey', document),
  })
}

/** Links to documents ($1: their keys) with the documents that have them. */
const LINKING = `
  with link as (
    select source, target as "to" from seo_links where target = any($1)
    union
    select source, there.key from seo_links join seo_documents as there using (path_key) where there.key = any($1)
  )
  select "to", source.* from link join seo_documents as source on source.key = link.source and source.key <> "to"`

/** Returns the published documents that link to each of these. */
export async function readSources({ db }: Payload, keys: string[]): Promise<(key: string) => Others> {
  const { rows } = await db.pool.query<Others & { to: string }>(
    `select "to", count(*)::int as count,
       (array_agg(title order by array_position($2::text[], collection), id))[1:${MAX_NAMED}] as titles
     from (${LINKING}) as linking where is_public group by "to"`,
    [keys, subjects],
  )
  const found = new Map(rows.map(({ to, ...others }) => [to, others]))
  return (key) => found.get(key) ?? { count: 0, titles: [] }
}

/** Returns which of these paths are of a document that links to another one, and that an account may know about. */
export async function linkingAmong({ db }: Payload, collections: string[], key: string, paths: string[]) {
  const { rows } = await db.pool.query<{ path: string }>(
    `select path from (${LINKING}) as linking
     where path = any($2) and (is_public or collection = any($3))`,
    [[key], paths, collections],
  )
  return new Set(rows.map(({ path }) => path))
}

/** Stored links with their verdicts, as `resolveLink` finds them. */
export const VERDICTS = `
  select link.source, link.position,
    case
      when link.target is not null then case when named.path is not null and named.is_public then 'ok' else 'broken' end
      when there.key is not null then 'ok'
      when redirect.id is not null then case when redirect.target is null then 'broken' else 'redirected' end
      when link.url is not null then coalesce(nullif(checked.verdict, 'unknown'), 'unchecked')
      else link.verdict
    end as verdict
  from seo_links as link
    left join seo_documents as named on named.key = link.target
    left join seo_documents as there on there.path_key = link.path_key
    left join seo_redirects as redirect on redirect.path_key = link.path_key
    left join checked_links as checked
      on checked.url = link.url and checked.checked_at > now() - interval '${MAX_AGE_DAYS} days'`

/** Returns the numbers of the stored links of documents. Those to other pages are part of a document's own checks. */
export async function readLinkCounts({ db }: Payload, keys: string[]) {
  const { rows } = await db.pool.query<Omit<LinkCounts, 'inside'> & { source: string }>(
    `select source, count(distinct position)::int as all,
       count(distinct position) filter (where verdict = 'broken')::int as broken,
       count(distinct position) filter (where verdict = 'unchecked')::int as unchecked
     from (${VERDICTS} where link.source = any($1)) as link group by source`,
    [keys],
  )
  const found = new Map(rows.map(({ source, ...counts }) => [source, counts]))
  return (key: string) => found.get(key) ?? { all: 0, broken: 0, unchecked: 0 }
}

type Target = { key: string; title: string; path: string | null; pathKey: string | null; isPublic: boolean }

/** Returns what decides where these links lead. */
export async function readLinkMap(cms: Payload, links: DocumentLink[]): Promise<LinkMap> {
  const { siteUrl } = environment
  const stored = links.map((link) => storedLink(link, siteUrl))
  const paths = stored.flatMap((link) => (link.path_key === undefined ? [] : [storable(link.path_key)]))
  const [documents, redirects, checked] = await Promise.all([
    cms.db.pool.query<Target>(
      `select key, title, path, path_key as "pathKey", is_public as "isPublic" from seo_documents
       where key = any($1) or path_key = any($2)`,
      [stored.flatMap(({ target }) => target ?? []), paths],
    ),
    cms.db.pool.query<{ pathKey: string; target: string | null }>(
      'select path_key as "pathKey", target from seo_redirects where path_key = any($1)',
      [paths],
    ),
    readCheckedLinks(
      cms,
      stored.flatMap(({ url }) => (url === undefined ? [] : [storable(url)])),
    ),
  ])
  return {
    siteUrl,
    byKey: new Map(documents.rows.map(({ path, ...one }) => [one.key, { ...one, path: path ?? undefined }])),
    byPath: new Map(documents.rows.flatMap((one) => (one.pathKey === null ? [] : [[one.pathKey, one.key] as const]))),
    redirects: new Map(redirects.rows.map(({ pathKey: key, target }) => [key, target])),
    checked,
  }
}

/** Returns the key of a redirect's old path, as links are compared with it. */
export const keyOfOldPath = (from: string) =>
  URL.canParse(from, environment.siteUrl) ? pathKey(new URL(from, environment.siteUrl).pathname) : from
