import { hostOf } from '../../content/host-of.ts'
import type { Embeds } from './shell-data.ts'

/** Renders a button that loads and opens another company's chat, or nothing if no chat is set up. */
export function ChatButton({ embeds: { chatUrl } }: { embeds: Embeds }) {
  if (!chatUrl) return null
  return (
    <li data-chat={chatUrl} hidden>
      <button type="button">Chat with us</button>
    </li>
  )
}

/** Renders what other companies would learn, and when, if the site has embeds. */
export function CookieChoice({ embeds: { bookingUrl, chatUrl, analyticsUrl } }: { embeds: Embeds }) {
  const embedded = [
    bookingUrl && `The calendar loads from ${hostOf(bookingUrl)}`,
    chatUrl && `The chat loads from ${hostOf(chatUrl)}`,
  ].filter(Boolean)
  if (embedded.length === 0 && !analyticsUrl) return null
  return (
    <li>
      <button type="button" popoverTarget="cookie-choice">
        Cookie choice
      </button>
      <div className="cookie-choice" id="cookie-choice" popover="auto" role="dialog" aria-label="Cookie choice">
        <p>This site sets no cookies.</p>
        {embedded.length > 0 && (
          <p>
            {embedded.join('. ')}. Each loads only when you click its button, and may then set its own cookies. We don’t
            store your choice, so you choose each time.
          </p>
        )}
        {analyticsUrl && (
          <>
            <p>
              {hostOf(analyticsUrl)} measures how fast pages load for you, but only if you allow it. This browser stores
              your choice. If it sends Global Privacy Control, we treat that as a no.
            </p>
            <p className="consent-choice">
              <button className="control" type="button" data-consent-choice="yes">
                Allow measurement
              </button>
              <button className="control" type="button" data-consent-choice="no">
                Don’t allow
              </button>
            </p>
          </>
        )}
        <button className="control" type="button" popoverTarget="cookie-choice" popoverTargetAction="hide">
          Close
        </button>
      </div>
    </li>
  )
}
