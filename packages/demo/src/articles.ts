// News of the centre for families and guests.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

const articles = [
  {
    ago: 3,
    title: 'Our garden is ready for autumn',
    summary: 'The children have planted broad beans, and the worm farm has moved into the shade.',
    content: `<h2>What grows now</h2><p>Broad beans, silverbeet and a lot of parsley. The four-year-olds water on Tuesdays and Fridays.</p><p>You are welcome to pick parsley for dinner.</p>`,
  },
  {
    ago: 17,
    title: 'Thank you for the working bee',
    summary: 'Twelve families, one new fence.',
    content: `<p>The fence by the car park stands. Thank you to everybody who dug, painted and baked.</p>`,
  },
  {
    ago: 45,
    title: 'Kōwhai week: te reo at kai time',
    summary: 'Three words a day that you can use at home too.',
    content: `<ul><li><strong>kai</strong>: food</li><li><strong>wai</strong>: water</li><li><strong>reka</strong>: tasty</li></ul>`,
  },
]

export function makeArticles({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  for (const { ago, ...article } of articles) {
    const at = hours.at(addDays(today, -ago), told(9))
    rows.add('article', {
      ...rows.stamp(at, staff[0]?.id ?? null),
      ...article,
      publishTime: at.toISOString(),
    })
  }
}
