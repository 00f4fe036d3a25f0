import { expect, test } from 'vitest'
import { readRdapDomain } from './read-domain.ts'
import { readReferral, readWhois } from './read-whois.ts'

const NOW = Date.UTC(2026, 10, 23)
const domainOf = (text: string) => readRdapDomain(readWhois(text), NOW)

test('IANA names the server of a top-level domain, and an invalid host name is ignored', () => {
  const response = '% IANA WHOIS server\n\ndomain:       IO\nwhois:        whois.nic.io\n\nstatus: ACTIVE\n'
  expect(readReferral(response)).toBe('whois.nic.io')
  for (const host of ['127.0.0.1', 'localhost', 'a b', '[::1]', 'http://whois.nic.io'])
    expect(readReferral(`whois: ${host}`)).toBeUndefined()
  expect(readReferral('domain: KP\nstatus: ACTIVE')).toBeUndefined()
})

test('a response with one label per line is read', () => {
  const text = `Domain Name: shop.io\r\nUpdated Date: 2025-08-14T07:01:44Z\r\nCreation Date: 1998-03-16T05:00:00Z\r
Registry Expiry Date: 2027-03-15T04:00:00Z\r\nRegistrar: Example Registrar, Inc.\r
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited\r
Registrant Organization: Shop\r\nName Server: NS1.EXAMPLE.NET\r\nName Server: ns2.example.net\r\n>>> Last update of WHOIS database: 2026-11-23T00:00:00Z <<<`
  expect(domainOf(text)).toMatchObject({
    registered: '1998-03-16T05:00:00Z',
    updated: '2025-08-14T07:01:44Z',
    expires: '2027-03-15T04:00:00Z',
    registrar: 'Example Registrar, Inc.',
    statuses: ['clienttransferprohibited'],
    nameServers: ['ns1.example.net', 'ns2.example.net'],
    faults: [],
  })
})

test('dates of people are not dates of the domain', () => {
  const text = `domain:   shop.ru\nnserver:  ns1.shop.ru. 192.0.2.1\nstate:    REGISTERED\npaid-till: 2027-02-01T00:00:00Z\n
person:   Ines\ncreated:  1999-01-01\n\nrole:  Hostmaster\ncreated: 1998-01-01`
  expect(domainOf(text)).toMatchObject({
    registered: null,
    expires: '2027-02-01T00:00:00Z',
    nameServers: ['ns1.shop.ru'],
  })
})

test.each([
  ['created:      20040120 12:00:00', '2004-01-20'],
  ['created............: 4.2.2004 10:15:00', '2004-02-04'],
  ['Registered on: 14-Feb-1999', '1999-02-14'],
  ['Registration Date: 2001/09/30', '2001-09-30'],
  ['Registry Date: 2001-09-30', null],
  ['created: 03/04/2005', null],
  ['created: before Aug-1996', null],
  ['created: 2099-01-01', null],
])('%s is %s', (line, day) => {
  expect(domainOf(`${line}\nName Server: ns1.example.net`).registered?.slice(0, 10) ?? null).toBe(day)
})

test.each([
  // KRNIC (.kr)
  [
    'Registered Date             : 2006. 09. 25.\nLast Updated Date           : 2020. 01. 31.\nExpiration Date             : 2029. 09. 25.',
    '2006-09-25',
    '2029-09-25',
  ],
  // JPRS (.jp, .co.jp): https://jprs.jp/about/dom-search/jprs-whois/whois-guide.html
  [
    '[ JPRS database provides information on network administration. ]\n\nDomain Information:\n[Domain Name]                   SHOP.JP\n\n[Registrant]                    Shop K.K.\n\n[Name Server]                   ns1.shop.jp\n\n[Created on]                    2001/02/15\n[Expires on]                    2027/02/28\n[Status]                        Active',
    '2001-02-15',
    '2027-02-28',
  ],
  [
    'a. [Domain Name]                SHOP.CO.JP\np. [Name Server]                ns1.shop.jp\n[State]                         Connected (2027/02/28)\n[Registered Date]               2000/02/14\n[Last Update]                   2018/03/01 01:05:12 (JST)',
    '2000-02-14',
    '2027-02-28',
  ],
  [
    '[ドメイン名]                    SHOP.JP\n\n[登録年月日]                    2001/02/15\n[有効期限]                      2027/02/28\n[状態]                          Active',
    '2001-02-15',
    '2027-02-28',
  ],
  // Estonian Internet Foundation (.ee), MYNIC (.my)
  ['name:       shop.ee\nregistered: 2010-07-04 04:38:59 +03:00\nexpire:     2027-07-22', '2010-07-04', '2027-07-22'],
  ['Record Created: 2009-06-17\nRecord Expired: 2027-06-17', '2009-06-17', '2027-06-17'],
  // HKIRC (.hk): the dates stand below the registrant.
  [
    'Domain Name:  SHOP.HK\n\nRegistrant Contact Information:\n\nCompany English Name (It should be the same as the registered name): SHOP LIMITED\nCountry: Hong Kong (HK)\nDomain Name Commencement Date: 04-05-2004\nExpiry Date: 16-11-2035',
    '2004-05-04',
    '2035-11-16',
  ],
  [
    'Registrant Contact Information:\nCountry: HK\nDomain Name Commencement Date: 04-05-2004\nExpiry Date: 16-11-2035',
    '2004-05-04',
    '2035-11-16',
  ],
  // TRABIS (.tr)
  [
    '** Domain Name: shop.com.tr\n\n** Additional Info:\nCreated on..............: 2006-Oct-27.\nExpires on..............: 2029-Oct-26.',
    '2006-10-27',
    '2029-10-26',
  ],
  // DNS Belgium (.be)
  [
    'Domain:\tshop.be\nStatus:\tNOT AVAILABLE\nRegistered:\tTue Dec 12 2000\n\nRegistrant:\n\tNot shown',
    '2000-12-12',
    undefined,
  ],
  // EDUCAUSE (.edu)
  [
    'Domain Name: SHOP.EDU\n\nRegistrant:\n\tA College\n\nDomain record activated:    22-Jun-1987\nDomain record last updated: 02-Jul-2025\nDomain expires:             31-Jul-2027',
    '1987-06-22',
    '2027-07-31',
  ],
  // TWNIC (.tw)
  [
    'Domain Name: shop.com.tw\n   Domain Status: ok\n\n   Record expires on 2029-12-31 23:59:59 (UTC+8)\n   Record created on 2000-02-02 15:06:48 (UTC+8)',
    '2000-02-02',
    '2029-12-31',
  ],
])('the layout of a registry is read: %s', (text, registered, expires) => {
  const domain = domainOf(text)
  expect([domain.registered?.slice(0, 10), domain.expires?.slice(0, 10)]).toEqual([registered, expires])
})

test.each([
  'No match for "SHOP.IO".',
  '% No entries found',
  'shop.li is free',
  'Domain not found.',
  'Status: AVAILABLE',
])('“%s” says that the domain does not exist', (text) => expect(readWhois(text)).toBeNull())

test('text without dates or such a message is not a valid response', () => {
  expect(readWhois('Your connection limit exceeded. Please slow down and try again later.')).toBeUndefined()
  expect(readWhois('')).toBeUndefined()
})

test('a hostile response is read in linear time', () => {
  const began = performance.now()
  readWhois(`${'a.'.repeat(30_000)}\n${'created '.repeat(8_000)}\n${':'.repeat(60_000)}`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
