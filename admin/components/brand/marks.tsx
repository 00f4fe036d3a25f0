import type { ServerProps } from 'payload'
import { readLook } from '#admin/read-look.ts'
import { type BrandLook, brandFilePath } from '#engine/brand/look.ts'

type Props = Pick<ServerProps, 'payload'>

const LOGO_HEIGHT = 40

/** Renders the logo on the login page, or the symbol and the name. */
export async function Logo({ payload }: Props) {
  const look = await readLook(payload)
  const words = (
    <>
      <Mark look={look} />
      <span>{look.name}</span>
    </>
  )
  return (
    <span className="brand-logo">
      {look.logo ? (
        <>
          <img className="brand-on-light" src={brandFilePath(look.logo, 'svg')} alt={look.name} height={LOGO_HEIGHT} />
          <span className="brand-on-dark">
            {look.darkLogo ? (
              <img src={brandFilePath(look.darkLogo, 'svg')} alt={look.name} height={LOGO_HEIGHT} />
            ) : (
              words
            )}
          </span>
        </>
      ) : (
        words
      )}
    </span>
  )
}

/** Renders the symbol next to the menu. */
export async function Icon({ payload }: Props) {
  return <Mark look={await readLook(payload)} />
}

function Mark({ look }: { look: BrandLook }) {
  if (look.symbol.kind !== 'line')
    return <img className="brand-symbol" src="/favicon.svg" alt="" width={24} height={24} />
  return (
    <svg className="brand-mark" viewBox="-2 0 36 24" aria-hidden="true">
      <path d="M0 19H15" />
      <path className="brand-rise" d="M14 19L27 6" />
      <circle className="brand-end" cx="28" cy="5" r="4" />
    </svg>
  )
}
