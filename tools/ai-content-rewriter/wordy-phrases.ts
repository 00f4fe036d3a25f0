/**
 * Wordy phrases and their replacements. One rule a line: phrases separated by `|`, `=`, replacement. We compiled the
 * table, following the Federal Plain Language Guidelines (plainlanguage.gov).
 */
const table = `
in order to|so as to=to
due to the fact that|owing to the fact that|in view of the fact that|in light of the fact that|on account of the fact that=because
despite the fact that|in spite of the fact that|notwithstanding the fact that=although
at this point in time|at the present time|at the current time|at this moment in time=now
in the event that=if
until such time as=until
on the condition that=if
for the purpose of|with a view to=for
for the reason that|inasmuch as=because
as a consequence of|as a result of=because of
a large number of|a great number of|a considerable number of|a significant number of=many
the vast majority of|a majority of|the majority of=most
a sufficient number of|a sufficient amount of|an adequate number of=enough
a small number of|a limited number of=a few
in the near future=soon
in the vicinity of|in close proximity to=near
in excess of=more than
prior to|in advance of=before
subsequent to=after
with regard to|with reference to|in regard to|in relation to|pertaining to|regarding the matter of=about
on a daily basis=daily
on a weekly basis=weekly
on a monthly basis=monthly
on a yearly basis|on an annual basis|per annum=yearly
on a regular basis=regularly
on a frequent basis=often
on numerous occasions|on many occasions=often
on the grounds that=because
with the exception of=except
in lieu of=instead of
by means of|by virtue of=by
in the absence of=without
in the course of=during
has the ability to|has the capability to|has the capacity to|is able to=can
are able to=can
we have the ability to=we can
you have the ability to=you can
they have the ability to=they can
was able to|were able to=could
it is important to note that|it should be noted that|it is worth noting that|it is interesting to note that|needless to say,|it goes without saying that=
each and every=every
first and foremost=first
any and all=all
null and void=void
end result|final result|final outcome=result
past history=history
future plans=plans
advance planning|future planning=planning
advance warning=warning
free gift=gift
close proximity=proximity
unexpected surprise=surprise
completely eliminate=eliminate
completely finished=finished
absolutely essential=essential
absolutely necessary=necessary
basic fundamentals=basics
general consensus=consensus
personal opinion=opinion
brief moment=moment
added bonus=bonus
exact same=same
at all times=always
at an earlier date=earlier
at a later date=later
in a timely manner|in a timely fashion=on time
in an efficient manner=efficiently
in an effective manner=effectively
in a careful manner=carefully
is in need of=needs
are in need of=need
is aware of the fact that=knows that
are aware of the fact that=know that
is of the opinion that=thinks that
are of the opinion that=think that
the question as to whether=whether
a number of different=several
adjacent to=next to
cognizant of=aware of
irrespective of=regardless of
based upon=based on
depending upon=depending on
upon arrival=on arrival
upon request=on request
upon receipt=on receipt
whilst=while
amongst=among
`

export type WordyPhrase = { pattern: RegExp; replacement: string; phrase: string }

/** The longest phrases come first, so that a shorter phrase does not match inside a longer one. */
export const wordyPhrases: WordyPhrase[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [phrases = '', replacement = ''] = line.split('=')
    return phrases.split('|').map((phrase) => ({ phrase, replacement }))
  })
  .toSorted((one, other) => other.phrase.length - one.phrase.length)
  .map(({ phrase, replacement }) => ({
    phrase,
    replacement,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}’'-])${phrase.replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}’'-])`, 'giu'),
  }))
