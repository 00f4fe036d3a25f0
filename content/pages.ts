import type { Page } from './types.ts'

// Both texts describe what this software does. An agency that uses it adds its own name, postal address, and law.
export const pages: Page[] = [
  {
    title: 'Privacy policy',
    slug: 'privacy-policy',
    layout: [
      {
        blockType: 'prose',
        content: `This page explains what the site stores about you, where, and for how long. {company} is a demonstration agency. Its people, clients, and addresses are invented, but the rules below describe how the software works.

## In short

- You can read every page and use the free tools without an account.
- No page loads anything from another company until you click to allow it.
- We set no advertising cookies and build no profiles.
- You can ask for a copy of what we store about you, or ask us to delete it, through the [contact page](/contact-us/).

## What you send us

**Messages, audit requests, and proposal requests.** We store what you enter (name, email address, company, website, services, budget, message), the page you sent it from, the page you opened before it, the first page of your visit, the page that led you there, and the campaign named in its link. Until you send a form, the last four stay in your browser, in the tab’s history and session storage. We use this data to answer you, and only the people who answer can read it. Submissions that look automated are stored separately. You get an email confirming that we received your request. If the agency has connected a CRM, your request is also sent to it. Every night we delete old data: requests after 730 days, spam after 30 days, and copies of the emails we sent after 90 days.

**Booked calls.** When you book a call, we also store its time, your time zone, and your phone number. The person who takes the call gets what you entered by email and in a calendar. The link in your email lets you move or cancel the call. To notice when someone fills our calendar, we also store your network: your IP address, shortened by its last part. From the third call of a network in a day on, we keep the time for 30 minutes and ask you to confirm by email; your browser solves a small puzzle first (see “Proof of work”). We delete a call 730 days after it ends, and one that nobody confirmed after 30 days.

**Newsletter.** We store your email address, the page where you entered it, and the time at which you confirmed it. Until you confirm, the only email we send is the one that asks you to. We delete an unconfirmed email address after 30 days. Every issue has an unsubscribe link that takes one click, or you can use the unsubscribe button in your email program. After you unsubscribe, we keep your email address on a suppression list so that we don’t email you again. You can ask us to remove it from that list too.

**Audits of a site.** When you start an audit, we store the URL, what we find, and a keyed hash of your network, so that a second start within ten minutes shows the same audit. If you leave an email address for the report, we send its link there once. We delete the audit with all of this after 90 days, or at once when you ask for it on its page. If you want a monthly audit, we also store the URL and your email address, and ask you to confirm by email first. We then keep a list of the findings to compare with, and email you only when something has changed. Every such email has a link to end it with one click, which deletes your email address and that list. We delete a monthly audit that nobody confirmed after 30 days, and end one whose site we cannot read for three months.

**Applications.** Two people read your name, email address, phone number, note, and résumé. We delete them automatically, file included, 180 days after the decision, or after 365 days if there is no decision. The same applies if you apply without a specific position.

**Reviews of tools.** Your name and review appear on the page once a person has approved them. We never show your email address. We email you when your review is published only if you asked us to. We delete spam reviews after 30 days.

## What the site measures

**Page views and forms.** We count how often each page is viewed per day, and how many calls, messages, and subscriptions were sent from it or after it. These are totals: nothing in them identifies a reader, and counting sets no cookie. We delete them after 1,095 days.

**Speed.** When you leave a page, your browser may send us how long the page took to appear. The message contains the page and the times. We add them to the totals for that type of page and day, and store nothing about your visit. The measurement sets no cookie and does not identify you.

**Server log.** When a request fails, our server logs the time, the URL, and what went wrong. It does not log requests that succeed.

**IP addresses.** If you agree, we store the page you were on and your IP address, shortened by its last part. We delete both after 30 days. If you do not agree, we store neither.

**Form limits.** To block bots, we count how often an IP address submits a form within ten minutes, and we send one email address only a few confirmations within an hour. To do this, we store the IP address (for IPv6, only the network part). Each new count replaces the previous one, and we delete expired counts the following night. To avoid storing the same submission twice, we keep a hash of its content and our response for two days and delete them the night after.

**Tools and search.** For tools that run on our server, and for the site’s search, we count requests per IP address for ten minutes in memory and store nothing. When a search finds nothing, we store its words and how often they were searched, but nothing about who searched. We do not store a search that contains an email address, a phone number, or a URL, and we keep only the 500 most recent.⏎⏎**Proof of work.** If a submission looks automated, your browser solves a small puzzle before we accept it (ALTCHA). The script is part of this site and runs on your device. No other company is involved.

**Back office.** A log records who signed in, whose permissions changed, who decided on reviews and applications, and who exported or erased data. We delete entries after 1,095 days. If your data was exported or erased, the log identifies you only by part of a SHA-256 hash of your email address.

## The free tools

Tools marked *browser* run on your own device. What you paste or open there never reaches us, with two exceptions. If you enter a URL in one of these tools, our server fetches that page for you. If JavaScript is turned off, our server does the work and stores nothing.

Tools marked *server* send us what you enter, such as a URL or a domain. Our server fetches it and shows you the report. We keep a copy of each page we fetch for ten minutes, and a report that takes longer than a second for ten minutes after it ends, so that you can reload it. Then we delete both. We do not store text that you paste.

Tools marked *outside data* also send your query, such as a domain or a keyword, to the source named in the report.

## What your browser stores

The site can store three things in your browser’s local storage: whether you prefer the light or the dark version, your answer if we asked about third-party analytics, and your last ten runs of each tool, including what you typed but not files or secret keys. They have no expiration date, and only this site can read them. To remove the runs, use “Delete all” on the tool’s page. To change your answer, use “Cookie choice” in the footer. Session storage remembers where your visit began until you close the tab. People who sign in to the back office get a session cookie; visitors do not.

## Outside content

The chat, if we offer it, comes from another company, and so may the booking calendar. Neither loads with the page. You see a button, and your browser connects to the other company only when you click it. That company’s own policy applies to what it receives, which is at least your IP address. Third-party analytics, if we use any, load only after you allow them, and never if your browser sends Global Privacy Control.

Share links are plain links. They send nothing until you click them.

## Who else sees data

The company that runs our servers and the company that delivers our email process data for us under contract. We do not sell your data or share it for advertising.

## Your rights

You have the same rights wherever you live: you can ask what we store, have it corrected or deleted, get it as a file, or object to its use. Write to us through the [contact page](/contact-us/). We reply within 30 days. When we erase a subscriber’s data, we keep a SHA-256 hash of the email address so that nobody can add it to the newsletter again. You can also complain to your country’s data protection authority.

## Changes

Before we start storing anything new, we update this page and its date. The [terms and conditions](/terms-and-conditions/) also apply when you use the site.`,
      },
    ],
    lastUpdated: '2026-11-29',
    seo: {
      title: 'Privacy policy',
      description:
        'What this site stores about you, where, and for how long: messages, newsletter, applications, page views. No third parties until you click.',
    },
  },
  {
    title: 'Terms and conditions',
    slug: 'terms-and-conditions',
    layout: [
      {
        blockType: 'prose',
        content: `These terms cover the use of this website and its free tools. A separate contract governs work for clients. {company} is a demonstration agency; an agency that uses this software replaces this page with its own terms.

## Reading and quoting

The agency owns the text and drawings on this site unless a page names another owner. You may quote them if you link to the page. To republish a whole article, ask [the editors](/contact-us/) first. They usually say yes.

## Demonstration content

The people, clients, quotes, prices, and growth charts on this site are invented to show how it works. Market figures name their source and year. None of it is advice or a promise about your business.

## The free tools

You may use the tools for personal and commercial work. They are free and need no account.

- **Limits.** Each tool states its limits before it runs. We also limit the number of requests from one IP address, so the tools stay available to everyone.
- **URLs.** Some tools fetch the URLs you enter. They say so before they run. Our bot identifies itself and follows robots.txt when it crawls a site; [its page](/bot/) explains what it requests. We keep a copy of a fetched page for ten minutes at most. Do not use the tools to overload someone else’s server.
- **Your content.** What you enter stays yours. Text and files that a tool processes in your browser never reach us. The [privacy policy](/privacy-policy/) lists what our server receives.
- **Results.** A report is a snapshot. If a source has no data, the tool says so and shows no number. We do not guarantee that a report is complete. How you use it is up to you.
- **Report links.** Anyone with the link to a report can open it, and the link can contain what you entered. Do not share it if that was confidential.

## Reviews

A review must be your own and be about the tool. A person reads it before it appears. We remove only advertising, insults, and other people’s personal data. Criticism stays.

## Requests and proposals

Sending a form does not place an order. Our proposals are valid for 30 days and become contracts once both sides have signed. Prices on the site do not include taxes.

## Plans

Plans run month to month. Either side can end a plan at the end of any month. Clients pay for ads directly to the platform. Clients own everything we make for them once they have paid for it.

## Availability and liability

We take care to keep the site running but cannot promise that it never fails. Our liability is unlimited for damage we cause intentionally or through gross negligence, and wherever the law requires it. Otherwise, we are not liable for losses that result from relying on a free tool or an article.

## Links to other sites

We check the pages we link to when we write. We do not control how they change later. If you find a broken or misleading link, tell [the editors](/contact-us/).

## Changes

These terms apply from the date at the top of this page. Earlier versions are available on request.`,
      },
    ],
    lastUpdated: '2026-11-23',
    seo: {
      title: 'Terms and conditions',
      description:
        'The terms for reading, quoting, and using the free tools on this site: limits, reports, reviews, requests, and demonstration content.',
    },
  },
]
