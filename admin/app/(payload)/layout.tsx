import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { backOfficeStyle } from '#admin/brand-colors.ts'
import { readLook } from '#admin/read-look.ts'
import { callServerFunction } from '#admin/server-functions/call.ts'
import config from '#cms/payload.config.ts'
import { importMap } from './admin/importMap.js'
import './tokens.css'
import './account.css'
import './audits.css'
import './article-blocks.css'
import './brand.css'
import './custom.css'
import './calendar.css'
import './bookings.css'
import './collaboration.css'
import './data-providers.css'
import './data-provider.css'
import './demonstration.css'
import './desks.css'
import './finder.css'
import './guide.css'
import './images.css'
import './imports.css'
import './integrations.css'
import './writing.css'
import './visits.css'
import './pasting.css'
import './preview-widths.css'
import './problems.css'
import './saving.css'
import './readable.css'
import './review.css'
import './saved-views.css'
import './seo.css'
import './seo-checks.css'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return callServerFunction(call, importMap)
}

export default async function Layout({ children }: { children: ReactNode }) {
  const style = backOfficeStyle(await readLook(await getPayload({ config })))
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {style && <style>{style}</style>}
      {children}
    </RootLayout>
  )
}
