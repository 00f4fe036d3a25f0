import type { Page } from './types.ts'

// Both texts describe what this software does. An agency that uses it adds its own name, postal address, and law.
export const pages: Page[] = [
  {
    title: 'Privacy policy',
    slug: 'privacy-policy',
    layout: [
      {
        blockType: 'prose',
        content: `This page says what the site stores about you, where, and for how long. Prairie Signal is a demonstration agency: its people, clients, and addresses are invented, and the rules below describe how the software behaves.

## In short

- You can read every page and use the free tools without an account.
- No page loads anything from another company until you ask for it with a click.
- We set no advertising cookies and build no profiles.
- You can ask for a copy of what we store about you, or ask us to delete it, at [hello@prairiesignal.example](mailto:hello@prairiesignal.example).

## What you send us

**Messages, audit requests, and proposal requests.** We store what you typed (name, email address, company, website, services, budget, message), the page you wrote from, the first page of your visit, the page that led you there, and the campaign named in its link. Until you send a form, the last three stay in your browser, in the session storage of the tab. We use this data to answer you, and only the people who answer read it. Submissions that look automated are stored separately. You get an email that confirms your request. If the agency has connected a CRM, your request is also sent to it. Every night we delete old data: requests after 730 days, spam after 30 days, and copies of the emails we sent after 90 days.

**Booked calls.** When you book a call, we also store its time, your time zone, and your phone number. The person who takes the call gets what you typed by email and in a calendar. The link in your email lets you move or cancel the call. We delete it 730 days after it ends.

**Newsletter.** We store your email address, the page where you entered it, and the time at which you confirmed it. Apart from the email that asks you to confirm, we send nothing without your confirmation. We delete an unconfirmed email address after 30 days. Every issue has an unsubscribe link: one click on its page, or one in your email program if it offers that. After that, your email address stays on a suppression list until you ask us to remove it there as well.

**Applications.** Two people read your name, email address, phone number, note, and résumé. We delete them automatically, file included, 180 days after the decision, or after 365 days if there is no decision. The same applies to applications without an open position.

**Reviews of tools.** Your name and your text appear on the page after a person has read them. Your email address is never shown. You get an email when the review is published only if you asked for it. We delete reviews that are spam after 30 days.

## What the site measures

**Page views.** We count views of posts: one number for each post and day, without anything that identifies a reader.

**Speed.** When you leave a page, your browser may send us how long the page took to appear. The message contains the page and the times. We add them to the counts of that kind of page and day and store nothing about the single visit. The measurement sets no cookie and carries no name.

**Server log.** A request that fails leaves a line in the log of the server: the time, the URL, and what went wrong. Requests that succeed leave none.

**IP addresses.** If you agree, we store your IP address without its last part and the page you were on. We delete both after 30 days. If you do not agree, we store neither.

**Limits of forms.** To block robots, we count how often an IP address sends a form within ten minutes, and how often a form names the same email address within an hour. For this purpose we store the IP address (for IPv6, only the part that names the network) and a digest of the email address (SHA-256). A later count overwrites the earlier one, and we delete expired counts the following night. To store a form only once if it is sent twice, we keep a digest of its content and our response for two days, until the night after.

**Proof of work.** If a form looks automated, your browser solves a small puzzle before we accept it (Altcha). A script of this site calculates it on your device, and no other company learns of it.

**Back office.** A log records who logged in, who got other permissions, who decided about reviews and applications, and who exported or erased data. We delete entries after 1,095 days. A person whose data was exported or erased appears there only as part of a digest (SHA-256) of the email address.

## The free tools

Tools marked *browser* work on your own device. What you paste or open there does not reach us. Without JavaScript, it is sent to our server, which responds and stores nothing.

Tools marked *server* send us the public URL you entered. We fetch it and show you the report. We do not store text that you paste.

Tools marked *outside data* pass your query, for instance a domain or a keyword, to the source named in the report.

## What your browser stores

The site can store three things in your browser, in local storage, without an expiry date and readable by this site alone: whether you prefer the light or the dark version, your answer about third-party measuring, if we asked you, and the last ten runs of each tool, with what you typed but without files and secret keys. “Delete all” on the page of the tool removes the runs. “Cookie choice” in the footer changes the answer. Session storage holds where your visit began until you close the tab. People who log in to the back office get a cookie for their session; visitors do not.

## Outside content

The chat, if we offer it, comes from another company, and so may the booking calendar. Neither loads with the page. You see a button, and only your click makes the connection. From then on, that company’s own policy applies to what it receives, which includes at least your IP address. Third-party measuring, if we use any, loads only after you allow it, and never in a browser that sends Global Privacy Control.

Links for sharing are plain links. They send nothing until you follow them.

## Who else sees data

The company that runs our servers and the company that delivers our email process data for us under contract. We sell data to nobody and give it to nobody for advertising.

## Your rights

We treat everyone alike, wherever you live: you can ask what we store, have it corrected or deleted, receive it as a file, or object to its use. Write to [hello@prairiesignal.example](mailto:hello@prairiesignal.example). We reply within 30 days. When we erase what we store about a subscriber, a digest (SHA-256) of the email address stays, so that nobody adds it to the newsletter again. You can also complain to the data protection authority of your country.

## Changes

Before the software stores something new, we change this page and its date. The [terms and conditions](/terms-and-conditions/) say what else applies when you use the site.`,
      },
    ],
    lastUpdated: '2026-11-21',
    seo: {
      title: 'Privacy policy',
      description:
        'What this site stores about you, where, and for how long: messages, newsletter, applications, page views. Nothing third-party before a click.',
    },
  },
  {
    title: 'Terms and conditions',
    slug: 'terms-and-conditions',
    layout: [
      {
        blockType: 'prose',
        content: `These terms cover the use of this website and its free tools. A separate contract governs work for clients. Prairie Signal is a demonstration agency; an agency that uses this software replaces this page with its own terms.

## Reading and quoting

Texts and drawings on this site belong to the agency unless the page names another owner. You may quote from them with a link to the page. You may not republish whole articles without asking; [the editors](mailto:editors@prairiesignal.example) usually say yes.

## Demonstration content

People, clients, quotes, prices, and growth series on this site are invented to show how it works. Figures marked as market averages are repeated as the agency states them, with the source if one is known. None of it is advice or a promise about your business.

## The free tools

You may use the tools for private and commercial work, without an account and without payment.

- **Limits.** Each tool states its limits before it runs. To keep the service available for everyone, we also limit the number of requests from one IP address.
- **URLs.** A tool that fetches a URL you enter says so first, identifies itself, and follows robots.txt when it crawls. Do not use them to place load on someone else’s server.
- **Your content.** What you enter stays yours. Pages you compress, convert, or compare in your browser never reach us.
- **Results.** A report is a measurement at one moment. If a source has no data, the tool says so and shows no number. We do not guarantee that a report is complete, and you decide what to do with it.
- **Links to reports.** Anyone who has the link to a report can open it. Do not share it if the input was confidential.

## Reviews

A review must be your own and about the tool. A person reads it before it appears. We remove advertising, insults, and other people’s personal data, and nothing else. Criticism stays.

## Requests and proposals

A request sent through a form is not an order. Our proposals are valid for 30 days and become contracts when both sides have signed them. Prices on the site exclude taxes.

## Plans

Plans run for one month at a time. Either side can end a plan at the end of a month. The client pays ad spend directly to the platform. Everything made for a client belongs to the client once it is paid.

## Availability and liability

We keep the site running with care but cannot promise that it never fails. We are liable without limit for damage caused on purpose or by gross negligence, and wherever the law requires it. Beyond that, we are not liable for losses that result from relying on a free tool or an article.

## Links to other sites

We choose the sources we link to and check them when we write. We do not control how they change later. If a link leads somewhere wrong, tell [the editors](mailto:editors@prairiesignal.example).

## Changes

New terms apply from the date at the top of this page. Older versions are available on request.`,
      },
    ],
    lastUpdated: '2026-11-20',
    seo: {
      title: 'Terms and conditions',
      description:
        'Terms for reading, quoting and using the free tools of this site: limits, reports, reviews, requests, and demonstration content.',
    },
  },
]
