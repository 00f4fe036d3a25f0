import type { AdminViewServerProps } from 'payload'
import { mayCheckAll } from '#cms/seo/may-check-seo.ts'
import { documentProblems } from '#cms/seo/problems.ts'
import { OwnView, signedInUser } from '../views/own-view.tsx'
import { ProblemList } from './problem-list.tsx'

/** Renders the screen “SEO problems”. */
export async function SeoView(view: AdminViewServerProps) {
  const user = signedInUser(view, '/admin/seo')
  const { searchParams, initPageResult } = view
  const { payload } = initPageResult.req
  const kinds = [
    ...payload.config.globals.map(({ slug, label }) => ({
      slug,
      one: String(label),
      many: String(label),
      isGlobal: true,
    })),
    ...payload.config.collections.map(({ slug, labels }) => ({
      ...{ slug, one: String(labels.singular), many: String(labels.plural), isGlobal: false },
    })),
  ].filter(({ slug }) => mayCheckAll(user, slug))
  const documents = kinds.length > 0 ? await documentProblems(payload, user) : []
  return (
    <OwnView view={view} label="SEO problems" className="seo-problems">
      <h1>SEO problems</h1>
      {kinds.length > 0 ? (
        <ProblemList
          documents={documents}
          kinds={kinds}
          problem={firstOf(searchParams?.problem)}
          kind={firstOf(searchParams?.kind)}
          page={Number(firstOf(searchParams?.page)) || 1}
        />
      ) : (
        <p>Your account may not edit documents that have a page.</p>
      )}
    </OwnView>
  )
}

const firstOf = (value: string | string[] | undefined) => [value].flat()[0] ?? ''
