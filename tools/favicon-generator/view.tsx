import type { ViewProps } from '#engine/tool/view-props.ts'

/** Renders the icon in a browser tab and on a home screen, in light and dark. */
export default function View({ envelope: { files, data } }: ViewProps<{ siteName: string }>) {
  const [tab, home] = ['tab-32.png', 'apple-touch-icon.png'].map((name) => files.find((file) => file.name === name))
  if (!tab || !home) return null
  const name = data?.siteName || 'Your site'
  const [tabUrl, homeUrl] = [dataUrl(tab.bytes), dataUrl(home.bytes)]
  return (
    <section className="report-block" aria-labelledby="icon-mocks">
      <h3 id="icon-mocks">Where it appears</h3>
      <div className="icon-mocks">
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={`icon-mock icon-mock-${scheme}`}>
            <div className="icon-tab">
              <img src={tabUrl} width={16} height={16} alt="" />
              <span>{name}</span>
              <span aria-hidden="true">×</span>
            </div>
            <div className="icon-home">
              <img src={homeUrl} width={60} height={60} alt="" />
              <span>{name}</span>
            </div>
            <figcaption>{scheme === 'light' ? 'Light' : 'Dark'}: a tab and a home screen</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function dataUrl(bytes: Uint8Array) {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(binary)}`
}
