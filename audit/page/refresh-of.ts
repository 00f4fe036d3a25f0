import type { Tag } from '#engine/web/read-tags.ts'
import { type RefreshTarget, refreshTarget } from '#tools/redirect-checker/refresh-target.ts'
import type { AuditedPage } from './audited-page.ts'

/** Returns where a page forwards to without a redirect. The header takes precedence over the element. */
export function readRefreshOf(page: AuditedPage): { target: RefreshTarget; tag?: Tag } | undefined {
  const header = page.header('refresh')
  const inHead = page.head.metas.find(({ key, attribute }) => key === 'refresh' && attribute === 'http-equiv')
  const base = header === '' ? page.head.base : page.url
  const target = refreshTarget(header === '' ? (inHead?.content ?? '') : header, { url: page.url, base })
  if (!target) return undefined
  return header === '' && inHead ? { target, tag: inHead.tag } : { target }
}
