import { checkIds, problemOfCheck } from '#cms/seo/check.ts'
import { countProblems, type DocumentProblems, listedProblems } from '#cms/seo/problem-counts.ts'
import { countOf } from '#engine/text/count-of.ts'

type Kind = { slug: string; one: string; many: string; isGlobal: boolean }
type Filter = { problem: string; kind: string; page: number }
type Props = Filter & { documents: DocumentProblems[]; kinds: Kind[] }

const PAGE = 50

/** Documents and what is wrong with each, by problem and by kind. Works without a script. */
export function ProblemList({ documents, kinds, problem, kind, page }: Props) {
  const ofKind = documents.filter(({ collection }) => kind === '' || collection === kind)
  const id = checkIds.find((one) => one === problem)
  const shown = ofKind
    .map((document) => ({ ...document, problems: listedProblems(document, id) }))
    .filter(({ problems }) => problems.length > 0)
    .sort((a, b) => b.problems.length - a.problems.length || a.title.localeCompare(b.title))
  const pages = Math.max(1, Math.ceil(shown.length / PAGE))
  const at = Math.min(Math.max(1, Math.trunc(page)), pages)
  const filter = { problem: id ?? '', kind, page: at }
  return (
    <>
      <p>
        {countOf(ofKind.length, 'document')} with a page, in their newest version. {shown.length}{' '}
        {shown.length === 1 ? 'has' : 'have'} {id ? 'this problem' : 'a problem'}.
      </p>
      <nav className="seo-kinds" aria-label="Kinds of documents">
        <FilterLink to={{ ...filter, kind: '', page: 1 }} isCurrent={kind === ''} label="All" />
        {kinds.map(({ slug, many }) => (
          <FilterLink key={slug} to={{ ...filter, kind: slug, page: 1 }} isCurrent={kind === slug} label={many} />
        ))}
      </nav>
      <div className="seo-by-problem">
        <nav className="seo-problem-kinds" aria-label="Problems">
          <FilterLink to={{ ...filter, problem: '', page: 1 }} isCurrent={!id} label="All problems" />
          {countProblems(ofKind).map((one) => (
            <FilterLink
              key={one.id}
              to={{ ...filter, problem: one.id, page: 1 }}
              isCurrent={one.id === id}
              label={problemOfCheck(one.id)}
              count={one.count}
            />
          ))}
        </nav>
        <div>
          {shown.length === 0 && <p>{id ? 'No document has this problem.' : 'Every check passes.'}</p>}
          <ul className="seo-documents">
            {shown.slice((at - 1) * PAGE, at * PAGE).map((document) => (
              <Document key={document.key} document={document} kinds={kinds} />
            ))}
          </ul>
          {pages > 1 && (
            <nav className="seo-kinds" aria-label="Pages">
              {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
                <FilterLink
                  key={number}
                  to={{ ...filter, page: number }}
                  isCurrent={number === at}
                  label={String(number)}
                />
              ))}
            </nav>
          )}
        </div>
      </div>
    </>
  )
}

type FilterLinkProps = { to: Filter; isCurrent: boolean; label: string; count?: number }

function FilterLink({ to: { problem, kind, page }, isCurrent, label, count }: FilterLinkProps) {
  const query = new URLSearchParams({
    ...(problem ? { problem } : {}),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return (
    <a href={`/admin/seo${query && `?${query}`}`} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && <span>{count}</span>}
    </a>
  )
}

type DocumentRow = { document: DocumentProblems; kinds: Kind[] }

function Document({ document, kinds }: DocumentRow) {
  const { collection, id, title, path, isPublic, isDraft, problems } = document
  const kind = kinds.find(({ slug }) => slug === collection)
  const href = kind?.isGlobal ? `/admin/globals/${collection}` : `/admin/collections/${collection}/${id}`
  const state = isPublic ? (isDraft ? 'Published, with a draft' : 'Published') : 'Draft'
  return (
    <li>
      <a href={href}>{title}</a>
      <p className="seo-muted">
        {kind?.isGlobal ? 'Page' : kind?.one} · {state}
        {path && <code> {path}</code>}
      </p>
      <ul>
        {problems.map((one) => (
          <li key={one.id}>
            <b>{problemOfCheck(one.id)}.</b> {one.detail}
          </li>
        ))}
      </ul>
    </li>
  )
}
