import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Look = { quiet?: boolean; wide?: boolean; icon?: IconName; className?: string; children: ReactNode }
type ButtonProps = Look & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>
type LinkProps = { href: string; children: ReactNode; className?: string } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'children' | 'href'
>

/** Renders the main action of a page; `quiet` is for all other actions. */
export function Button({ quiet, wide, icon, busy, type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ quiet, wide, className, busy })}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <i className="busy-line" />}
      {children} {icon && <Icon name={icon} />}
    </button>
  )
}

export function ButtonLink({ quiet, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <a className={buttonClass({ quiet, wide, className })} {...rest}>
      {children} {icon && <Icon name={icon} />}
    </a>
  )
}

/** Renders a link on its own line after the text. `back` leads to the previous page. */
export function MoreLink({ back = false, className = '', children, ...rest }: LinkProps & { back?: boolean }) {
  return (
    <a className={`more ${className}`.trim()} {...rest}>
      {back && <Icon name="back" />} {children} {!back && <Icon name="arrow" />}
    </a>
  )
}

type IconButtonProps = { icon: IconName; label: string; className?: string } & ButtonHTMLAttributes<HTMLButtonElement>

export function IconButton({ icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={`icon-button ${className}`.trim()} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** Renders a small button inside a component: Copy, Stop, Try again. */
export function Control({
  icon,
  type = 'button',
  className = '',
  children,
  ...rest
}: { icon?: IconName; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={`control ${className}`.trim()} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type Shape = {
  quiet: boolean | undefined
  wide: boolean | undefined
  busy?: boolean | undefined
  className: string | undefined
}

function buttonClass({ quiet, wide, busy, className }: Shape) {
  return ['button', quiet && 'quiet', wide && 'wide', busy && 'is-busy', className].filter(Boolean).join(' ')
}
