'use client'
import './global-error.css'

/**
 * Renders what an editor sees if not even the frame of the back office can be rendered, for example without a database.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body className="global-error">
        <main>
          <h1>The back office cannot be shown right now</h1>
          <p>
            It could not read its database, or something else went wrong on the server. What you saved is still there,
            and the website goes on.
          </p>
          <p>
            Try again in a minute. If it stays like this, tell the person who runs the server: the log says what
            happened.
          </p>
          <button type="button" onClick={() => location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
