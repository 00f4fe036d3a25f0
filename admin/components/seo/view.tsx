import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { mayCheckSeo } from '../../../cms/seo/may-check-seo.ts'
import { documentProblems } from '../../../cms/seo/problems.ts'
import { ProblemList } from './problem-list.tsx'

const PATH = '/admin/seo'

/** The screen “SEO problems”. Payload shows its own views to anyone, so this one checks who is there. */
export async function SeoView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { user, payload } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(PATH)}`)
  const collections = payload.config.collections.filter(({ slug }) => mayCheckSeo(user, slug))
  const documents = collections.length > 0 ? await documentProblems(payload, user) : []
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={payload}
      permissions={permissions}
      req={req}
      user={user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      viewActions={payload.config.admin.components.actions}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <SetStepNav nav={[{ label: 'SEO problems' }]} />
      <div className="gutter--left gutter--right seo-problems">
        <h1>SEO problems</h1>
        {collections.length > 0 ? (
          <ProblemList
            documents={documents}
            kinds={collections.map(({ slug, labels }) => ({
              slug,
              one: String(labels.singular),
              many: String(labels.plural),
            }))}
            problem={firstOf(searchParams?.problem)}
            kind={firstOf(searchParams?.kind)}
            page={Number(firstOf(searchParams?.page)) || 1}
          />
        ) : (
          <p>Your account may not edit documents that have a page.</p>
        )}
      </div>
    </DefaultTemplate>
  )
}

const firstOf = (value: string | string[] | undefined) => [value].flat()[0] ?? ''
