import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { providersScreen } from '#cms/data-providers/screen.ts'
import { OwnView, signedInUser } from '../views/own-view.tsx'
import { DataProviders } from './data-providers.tsx'

/** Renders the screen “Data providers”. */
export async function DataProvidersView(view: AdminViewServerProps) {
  const user = signedInUser(view, '/admin/data-providers')
  return (
    <OwnView view={view} label="Data providers" className="data-providers">
      <h1>Data providers</h1>
      {hasRole(user, 'admin') ? (
        <DataProviders initial={await providersScreen(view.initPageResult.req.payload)} />
      ) : (
        <p>Only administrators see this page. Ask one of them to change a key or a limit.</p>
      )}
    </OwnView>
  )
}
