import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../cms/access/roles.ts'
import { providersScreen } from '../../../cms/data-providers/screen.ts'
import { DataProviders } from './data-providers.tsx'

const PATH = '/admin/data-providers'

/** The screen “Data providers”. Payload shows its own views to anyone, so this one checks who is there. */
export async function DataProvidersView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(PATH)}`)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      viewActions={req.payload.config.admin.components.actions}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <SetStepNav nav={[{ label: 'Data providers' }]} />
      <div className="gutter--left gutter--right data-providers">
        <h1>Data providers</h1>
        {hasRole(req.user, 'admin') ? (
          <DataProviders initial={await providersScreen(req.payload)} />
        ) : (
          <p>Only administrators see this page. Ask one of them to change a key or a limit.</p>
        )}
      </div>
    </DefaultTemplate>
  )
}
