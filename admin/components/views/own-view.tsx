import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type OwnViewProps = { view: AdminViewServerProps; label: string; className: string; children: ReactNode }

/** Renders a screen of ours inside the frame of Payload's back office: navigation, breadcrumb, gutters. */
export function OwnView({ view: { initPageResult, params, searchParams }, label, className, children }: OwnViewProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      viewActions={req.payload.config.admin.components.actions}
      {...(req.user ? { user: req.user } : {})}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <SetStepNav nav={[{ label }]} />
      <main className={`gutter--left gutter--right ${className}`}>{children}</main>
    </DefaultTemplate>
  )
}

/** Returns who is signed in. Payload shows views of ours to anyone, so this one redirects visitors to the login. */
export function signedInUser({ initPageResult: { req } }: AdminViewServerProps, path: string) {
  return req.user ?? redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}
