'use client'

export type Enrollment = { secret: string; uri: string; qr: { size: number; path: string } }

/** Renders what an authenticator app needs: the QR code, and the same as a link and as text. */
export function EnrollmentCode({ enrollment: { secret, uri, qr } }: { enrollment: Enrollment }) {
  return (
    <div className="enrollment">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for your authenticator app">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <p>
          Scan the code with an authenticator app, or <a href={uri}>open it on this device</a>.
        </p>
        <p>You can also type in this key:</p>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  )
}
