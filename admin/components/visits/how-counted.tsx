/** Renders what the figures mean, and what is not known. */
export function HowCounted() {
  return (
    <details className="how-counted">
      <summary>How this is counted</summary>
      <ul>
        <li>
          <b>Views</b>: each time a page is sent to a browser. Opening it twice counts twice. There is no cookie, no
          fingerprint, and no stored IP address, so visitors cannot be counted. One network counts at most 100 times for
          a page and day. The counts are saved every 30 seconds.
        </li>
        <li>
          <b>Not counted</b>: people who are signed in here, previews, pages that a browser loads ahead of a click, and
          programs that name themselves, such as crawlers. A program that poses as a browser is counted.
        </li>
        <li>
          <b>Calls and leads</b>: booked calls, and requests from the other forms, on the day they were sent. Spam is
          not counted, and is taken off when you mark it. A call that is canceled later stays.
        </li>
        <li>
          <b>Subscriptions</b>: on the day they were confirmed, for the page with the form. Imported ones are not
          counted.
        </li>
        <li>
          <b>Sent here</b>: the form was on this page. <b>Sent later</b>: the form was on another page, and the visit
          began on this one or came straight from it, which the visitor’s browser says with the form. Pages in between
          are not known.
        </li>
        <li>Days are in UTC. Counts are kept for 1,095 days, and follow a page that moves.</li>
      </ul>
    </details>
  )
}
