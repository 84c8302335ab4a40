// Learning stories over a year, most of them published, and one set: a child's year.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { plainText } from '@daybook/contract/kernel/richText.ts'
import { strandsIn } from '@daybook/contract/learningStory/curricula.ts'
import { learningStoryMessages } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { Child } from './children.ts'
import { told } from './hours.ts'
import { makeLearningGoals, type OwnGoals } from './learning.goals.ts'
import { type StoryText, storyTexts } from './learning.texts.ts'
import type { Making } from './making.ts'
import { addActivity } from './messages.ts'
import { takePhotos } from './pictures/photos.ts'
import { type Random, randomFrom } from './random.ts'
import type { Staff } from './staff.ts'

const storiesOfYear = 60
/** The last ones are still being written, or wait for a manager. */
const unfinished = ['draft', 'submitted', 'draft'] as const
/** Every so many stories one is about the first child, whose year the set is. */
const everySo = 6

/** How many of the last stand in feeds. */
const inFeed = 8

export function makeLearningStories(
  making: Making,
  staff: readonly Staff[],
  children: readonly Child[],
): void {
  const { sketch, today, rows, hours } = making
  const random = randomFrom(`${sketch.tenantId} stories`)
  const authors = [...staff.filter(({ isNamed }) => isNamed), ...staff]
  const [first] = children.filter(({ isNamed }) => isNamed)
  const count = Math.max(10, Math.round((storiesOfYear * children.length) / 64))
  const published: string[] = []
  const ownGoals = makeLearningGoals(making, staff)
  for (const place of Array.from({ length: count }, (_, index) => index)) {
    const daysAgo = Math.round((360 * (count - place)) / count)
    const day = weekday(addDays(today, -daysAgo))
    const state = unfinished[place - count + unfinished.length] ?? 'published'
    const isNewest = place === count - unfinished.length - 1
    const isOfFirst = first !== undefined && place % everySo === 0
    const about = [isOfFirst ? first : random.pick(children)]
    const friend = random.pick(children.filter((one) => one !== about[0]))
    const id = addStory(making, random, {
      // The mud kitchen, which the film shows.
      text: storyTexts[isNewest ? 0 : place % storyTexts.length] as StoryText,
      isFilmed: isNewest,
      about: [...about, friend],
      author: authors[place % authors.length] as Staff,
      state,
      ownGoals,
      day,
      at: hours.at(day, random.int(told(13), told(16))),
    })
    if (isOfFirst && state === 'published') published.push(id)
    if (state === 'published' && place >= count - inFeed) addCards(making, staff, id)
  }
  if (!first || published.length === 0) return
  const author = authors[0] as Staff
  const set = rows.stamp(hours.at(weekday(addDays(today, -8)), told(15)), author.id)
  const { id: setId, ...audit } = set
  rows.add('learningSet', {
    ...set,
    title: `${nameOf(first)}’s year`,
    about: 'For the whānau, at the end of the year.',
  })
  for (const [place, storyId] of published.entries())
    rows.add('learningSetStory', { ...audit, setId, storyId, place })
}

interface Told {
  text: StoryText
  about: readonly Child[]
  author: Staff
  state: 'draft' | 'submitted' | 'published'
  ownGoals: OwnGoals
  isFilmed: boolean
  day: string
  at: Date
}

function addStory(making: Making, random: Random, story: Told): string {
  const { text, about, author, state, ownGoals, isFilmed, day, at } = story
  const { rows, sketch } = making
  const [child, friend] = about.map(nameOf)
  const say = (words: string) =>
    words.replaceAll('{{name}}', child ?? '').replaceAll('{{friend}}', friend ?? '')
  const goals = [...text.goals[sketch.countryCode === 'AU' ? 'AU' : 'NZ']]
  const isOfGarden = text.scenes.includes('garden')
  const wanted = random.chance(0.4) ? [...text.scenes, random.pick(text.scenes)] : text.scenes
  const photos = takePhotos(making, wanted, { at, by: author.id })
  const videos = isFilmed ? takePhotos(making, ['film'], { at, by: author.id }) : null
  const detail = {
    childIds: about.map(({ id }) => id),
    happenedOn: day,
    title: text.title,
    text: say(text.text),
    photos,
    videos,
    layout: null,
    goals,
    ownGoals: isOfGarden ? (ownGoals.goalIds[0] ?? null) : null,
    nextSteps: say(text.nextSteps),
  }
  const stamp = rows.stamp(at, author.id)
  const { id, ...audit } = stamp
  rows.add('learningStory', {
    ...stamp,
    authorId: author.id,
    state,
    title: detail.title,
    happenedOn: day,
    words: plainText(detail.text),
    strands: [...strandsIn(goals), ...(isOfGarden ? [ownGoals.strandId] : [])],
    publishedAt: state === 'published' ? at.toISOString() : null,
    detail: JSON.stringify(detail),
  })
  for (const { id: childId } of about) rows.add('learningStoryChild', { ...audit, storyId: id, childId })
  for (const fileId of [...(photos ?? []), ...(videos ?? [])])
    rows.add('learningStoryFile', { ...audit, storyId: id, fileId })
  return id
}

/** Named staff have it in their feeds, except its author. */
function addCards(making: Making, staff: readonly Staff[], id: string): void {
  const story = making.rows.of('learningStory').find((row) => row.id === id)
  if (!story) return
  const { title, authorId, publishedAt } = story
  const about = making.rows.of('learningStoryChild').filter(({ storyId }) => storyId === id)
  const children = about.flatMap(({ childId }) =>
    making.rows.of('child').filter((child) => child.id === childId),
  )
  const author = staff.find((person) => person.id === authorId)
  const params = {
    title,
    byName: author?.realName ?? '',
    children: children.map(({ firstName }) => firstName).join(', '),
  }
  for (const person of staff.filter((one) => one.isNamed && one.id !== authorId))
    addActivity(making, {
      to: person.id,
      kind: learningStoryMessages.ofRoom.kind,
      params,
      link: `/pages/learning-story/detail?id=${id}`,
      causeId: id,
      at: new Date(String(publishedAt)),
      topic: 'record',
    })
}

const nameOf = ({ name }: Child) => name.split(' ')[0] ?? name

const weekday = (day: string) => (weekdayOf(day) > 5 ? addDays(day, -2) : day)
