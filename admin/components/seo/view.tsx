import type { AdminViewServerProps } from 'payload'
import { checkIds } from '#cms/seo/check.ts'
import { mayCheckAll } from '#cms/seo/may-check-seo.ts'
import { listProblems } from '#cms/seo/problems.ts'
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
  const problem = checkIds.find((id) => id === firstOf(searchParams?.problem))
  const filter = { problem, kind: firstOf(searchParams?.kind), page: Number(firstOf(searchParams?.page)) || 1 }
  return (
    <OwnView view={view} label="SEO problems" className="seo-problems">
      <h1>SEO problems</h1>
      {kinds.length > 0 ? (
        <ProblemList {...filter} {...(await listProblems(payload, user, filter))} kinds={kinds} />
      ) : (
        <p>Your account may not edit documents that have a page.</p>
      )}
    </OwnView>
  )
}

const firstOf = (value: string | string[] | undefined) => [value].flat()[0] ?? ''
