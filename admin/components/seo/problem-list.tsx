import { type CheckId, problemOfCheck } from '#cms/seo/check.ts'
import type { DocumentProblems, ProblemPage } from '#cms/seo/problems.ts'
import { countOf } from '#engine/text/count-of.ts'

type Kind = { slug: string; one: string; many: string; isGlobal: boolean }
type Filter = { problem: CheckId | undefined; kind: string; page: number }
type Props = Filter & ProblemPage & { kinds: Kind[] }

/** Lists documents and what is wrong with each, by problem and by kind. Works without a script. */
export function ProblemList({ total, found, counts, documents, kinds, problem, kind, page, pages }: Props) {
  const filter = { problem, kind, page }
  return (
    <>
      <p>
        {countOf(total, 'document')} with a page, in their newest version. {found} {found === 1 ? 'has' : 'have'}{' '}
        {problem ? 'this problem' : 'a problem'}.
      </p>
      <nav className="seo-kinds" aria-label="Kinds of documents">
        <FilterLink to={{ ...filter, kind: '', page: 1 }} isCurrent={kind === ''} label="All" />
        {kinds.map(({ slug, many }) => (
          <FilterLink key={slug} to={{ ...filter, kind: slug, page: 1 }} isCurrent={kind === slug} label={many} />
        ))}
      </nav>
      <div className="seo-by-problem">
        <nav className="seo-problem-kinds" aria-label="Problems">
          <FilterLink to={{ ...filter, problem: undefined, page: 1 }} isCurrent={!problem} label="All problems" />
          {counts.map((one) => (
            <FilterLink
              key={one.id}
              to={{ ...filter, problem: one.id, page: 1 }}
              isCurrent={one.id === problem}
              label={problemOfCheck(one.id)}
              count={one.count}
            />
          ))}
        </nav>
        <div>
          {found === 0 && <p>{problem ? 'No document has this problem.' : 'Every check passes.'}</p>}
          <ul className="seo-documents">
            {documents.map((document) => (
              <Document key={document.key} document={document} kinds={kinds} />
            ))}
          </ul>
          {pages > 1 && (
            <nav className="seo-kinds" aria-label="Pages">
              {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
                <FilterLink
                  key={number}
                  to={{ ...filter, page: number }}
                  isCurrent={number === page}
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
