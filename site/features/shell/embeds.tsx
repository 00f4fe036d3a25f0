import { shownHost } from '#engine/net/hosts.ts'
import { type Embeds, tagsOf } from '#site/documents/embeds.ts'
import { Dialog, EmbedFrame } from '#site/ui/overlays/dialog.tsx'

const list = new Intl.ListFormat('en-US')

/**
 * Renders what loads and opens another company's chat: a button for its script, or a link that opens its page in a
 * dialog; nothing if no chat is set up.
 */
export function ChatButton({ embeds: { chatUrl } }: { embeds: Embeds }) {
  if (!chatUrl) return null
  if (!isScript(chatUrl))
    return (
      <li>
        <a href={chatUrl} data-open="chat">
          Chat with us
        </a>
      </li>
    )
  return (
    <li data-chat={chatUrl} hidden>
      <button type="button">Chat with us</button>
    </li>
  )
}

/** Renders the question about consent, with what other companies would learn and when, if the site has embeds. */
export function CookieChoice({ embeds }: { embeds: Embeds }) {
  const { bookingUrl, chatUrl } = embeds
  const measuring = [...new Set(tagsOf(embeds).map(({ url }) => shownHost(url)))]
  const embedded = [
    bookingUrl && `The calendar loads from ${shownHost(bookingUrl)}`,
    chatUrl && `The chat loads from ${shownHost(chatUrl)}`,
  ].filter(Boolean)
  if (embedded.length === 0 && measuring.length === 0) return null
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
        {measuring.length > 0 && (
          <>
            <p>
              Only if you allow it, {list.format(measuring)} {measuring.length > 1 ? 'measure' : 'measures'} your visit.
              This browser stores your choice. If it sends Global Privacy Control, we treat that as a no.
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

/** Renders the dialog of a chat that is a page. Its first opening creates the frame. */
export function ChatDialog({ embeds: { chatUrl } }: { embeds: Embeds }) {
  if (!chatUrl || isScript(chatUrl)) return null
  return (
    <Dialog id="chat" title="Chat with us">
      <EmbedFrame url={chatUrl} title="Chat" waiting="The chat is loading" />
    </Dialog>
  )
}

const isScript = (url: string) => /\.m?js(?:[?#]|$)/.test(url)
