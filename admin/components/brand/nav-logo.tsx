import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { Logo } from './brand-marks.tsx'

/** The logo above the menu, which leads to the dashboard. */
export function NavLogo({ payload }: Pick<ServerProps, 'payload'>) {
  return (
    <Link className="nav-logo" href="/admin" prefetch={false}>
      <Logo payload={payload} />
    </Link>
  )
}
