import type { Page } from './types.ts'

// Both texts describe what this software does. A firm that uses it adds its own name, address and law.
export const pages: Page[] = [
  {
    title: 'Privacy policy',
    slug: 'privacy-policy',
    layout: [
      {
        blockType: 'prose',
        content: `This page says what the site keeps about you, where and for how long. Prairie Signal is a demonstration agency: its people, clients and addresses are invented, and the rules below are how the software behaves.

## In short

- You can read every page and use the free tools without an account.
- No page loads anything from another company until you ask for it with a click.
- We set no advertising cookies and build no profiles.
- You may ask for a copy of what we hold about you, or for its removal, at [hello@prairiesignal.example](mailto:hello@prairiesignal.example).

## What you send us

**Messages, audit and proposal requests.** We keep what you typed (name, email address, company, website, services, budget, message), the page you wrote from, the first page of your visit, the page that led you there and the campaign named in its link. Until you send a form, the last three stay in your browser, in the session storage of the tab. They are used to answer you and are read by the people who answer. What looks sent by a robot is kept apart. You get a mail that confirms what arrived. Where a firm has connected its customer database, your request is passed on to it. Every night what is too old is deleted: requests after 730 days, spam after 30 days, and copies of the mails we sent after 90 days.

**Newsletter.** We keep your email address, the place where you entered it and the time at which you confirmed it. Apart from the mail that asks you to confirm, nothing is sent without your confirmation. An address that nobody confirmed is deleted after 30 days. Every newsletter has a link that ends the subscription: one click on its page, or one in your mail program where it offers that. After that the address stays on a list of people who must not be written to, until you ask us to remove it there as well.

**Applications.** Your name, email address, phone number, note and résumé are read by two people. They are deleted by themselves 180 days after the decision, the file included, and after 365 days if nobody decided. That holds for applications without an open position too.

**Reviews of tools.** Your name and your text appear on the page after a person has read them. Your email address is never shown. You get a mail when the review is published only if you ticked that. A review kept as spam is deleted after 30 days.

## What the site measures

**Page views.** Posts are counted: one number for each post and day, without anything that says who read it.

**Speed.** When you leave a page, your browser may send us how long it took to appear. The message holds the page and the times. They are added to the counts of that kind of page and day; nothing is kept of the single visit. It sets no cookie and carries no name.

**Server log.** A request that fails leaves a line in the log of the server: time, address requested and what went wrong. Requests that succeed leave none.

**Internet addresses.** If you agree to it, we store your internet address without its last part and the page you were on. Both are deleted after 30 days. If you do not agree, neither is stored.

**Limits of forms.** To keep robots away we count how often an internet address sends a form within ten minutes, and how often an email address is named in one within an hour. The internet address is kept for this as it is, of longer ones (IPv6) only the part that names the network; the email address as a digest (SHA-256). A later count overwrites the earlier one, and what has run out is deleted the following night. So that a form sent twice is stored once, a digest of what was sent and the answer to it are kept for two days, until the night after.

**Proof of work.** When a form looks like a robot’s, your browser solves a small puzzle before it is taken (Altcha). It is calculated on your machine by a script of this site, and no other company hears of it.

**Back office.** A log notes who logged in, who was given other rights, who decided about reviews and applications, and who exported or erased data. Entries are deleted after 1,095 days. A person whose data was exported or erased stands there only as part of a digest (SHA-256) of the address.

## The free tools

Tools marked *browser* work on your own machine. What you paste or open there does not reach us. Only without JavaScript is it sent to our server, which answers and keeps nothing.

Tools marked *server* send us the public address you entered. We fetch it and show you the report. Text that you paste is not stored.

Tools marked *outside data* pass your question, for instance a domain or a keyword, to the source named in the report.

## What your browser keeps

The site can store three things in your browser, in local storage, without an expiry date and readable by this site alone: whether you prefer the light or the dark version, your answer about outside measuring, if you were asked, and the last ten runs of each tool, with what you typed but without files and secret keys. “Delete all” on the page of the tool removes those. “Cookie choice” at the foot of the page changes that answer. In session storage lies where your visit began, until you close the tab. People who log in to the back office get a cookie for their session; visitors do not.

## Outside content

The booking calendar and the chat, where we offer them, come from other companies. They are not loaded with the page. You see a button, and only your click makes the connection. From then on that company’s own policy applies to what it receives, which includes at least your IP address. Outside measuring, where we use any, is loaded only after you allow it, and never in a browser that sends Global Privacy Control.

Links for sharing are plain links. They send nothing until you follow them.

## Who else sees data

The company that runs our servers and the one that delivers our mail process data for us under contract. Nobody buys data from us and nobody is given it for advertising.

## Your rights

Wherever you live, we treat everyone alike: you can ask what we hold, have it corrected, have it deleted, receive it as a file, or object to its use. Write to [hello@prairiesignal.example](mailto:hello@prairiesignal.example). You get an answer within 30 days. When we erase what we hold about a subscriber, a digest (SHA-256) of the address stays, so that nobody adds it to the newsletter again. You may also complain to the data protection authority of your country.

## Changes

When the software begins to store something new, this page changes first, and the date above it with it. What applies between you and us when you use the site stands in the [terms and conditions](/terms-and-conditions/).`,
      },
    ],
    lastUpdated: '2026-11-21',
    seo: {
      title: 'Privacy policy',
      description:
        'What this site keeps about you, where and for how long: messages, newsletter, applications, counted page views. Nothing from third parties before a click.',
    },
  },
  {
    title: 'Terms and conditions',
    slug: 'terms-and-conditions',
    layout: [
      {
        blockType: 'prose',
        content: `These terms cover the use of this website and its free tools. Work for clients is governed by a separate contract. Prairie Signal is a demonstration agency; a firm that uses this software replaces this page with its own terms.

## Reading and quoting

Texts and drawings on this site belong to the agency unless another owner is named. You may quote from them with a link to the page. You may not republish whole articles without asking; [the editors](mailto:editors@prairiesignal.example) usually say yes.

## Demonstration content

People, clients, quotes, prices and growth series on this site are invented to show how it works. Figures marked as market averages are repeated as the agency states them, with the source where one is known. None of it is advice or a promise about your business.

## The free tools

You may use the tools for private and commercial work, without an account and without payment.

- **Limits.** Each tool states its limits before it runs. To keep the service available for everybody, the number of requests from one address is limited as well.
- **Addresses.** No tool that is open today fetches an address you enter. Tools that will say so before they do, name themselves and follow robots rules when they crawl; do not use them to place load on somebody else’s server.
- **Your content.** What you enter stays yours. Pages you compress, convert or compare in your browser never reach us.
- **Results.** A report is a measurement at one moment. Where a source gives no answer, the tool says so and shows no number. We do not guarantee that a report is complete, and you decide what to do with it.
- **Links to reports.** Anyone who has the link to a report can open it. Do not share it if the input was confidential.

## Reviews

A review must be your own and about the tool. A person reads it before it appears. We remove advertising, insults and personal data of others, and nothing else. Criticism stays.

## Requests and proposals

A request sent through a form is not an order. A proposal of ours is valid for 30 days and becomes a contract when both sides have signed it. Prices on the site exclude taxes.

## Plans

Plans run for one month at a time and end at the close of a month if either side says so before. Ad spend is paid by the client to the platform. Everything made for a client belongs to the client once it is paid.

## Availability and liability

We keep the site running with care and cannot promise that it never fails. For damage caused on purpose or by gross negligence, and wherever the law does not allow otherwise, we are liable without limit. Beyond that we are not liable for losses that result from relying on a free tool or an article.

## Links to other sites

We choose the sources we link to and check them when we write. What they become later is outside our control. If a link leads somewhere wrong, tell [the editors](mailto:editors@prairiesignal.example).

## Changes

New terms apply from the date at the top of this page. Older versions are available on request.`,
      },
    ],
    lastUpdated: '2026-11-20',
    seo: {
      title: 'Terms and conditions',
      description:
        'Terms for reading, quoting and using the free tools of this site: limits, reports, reviews, requests and what is demonstration content.',
    },
  },
]
