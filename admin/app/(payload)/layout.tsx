import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '../../../cms/payload.config.ts'
import { schedulePublish } from '../../schedule-publish.ts'
import { importMap } from './admin/importMap.js'
import './account.css'
import './custom.css'
import './calls.css'
import './data-providers.css'
import './data-provider.css'
import './demonstration.css'
import './desks.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublish },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
