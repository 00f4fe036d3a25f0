import type { ServerProps } from 'payload'
import { Logo } from './marks.tsx'

/** Renders the logo above the menu. The symbol in the bar leads to the dashboard. */
export function NavLogo({ payload }: Pick<ServerProps, 'payload'>) {
  return (
    <div className="nav-logo">
      <Logo payload={payload} />
    </div>
  )
}
