import {
  children,
  choice,
  choices,
  date,
  fields,
  files,
  longText,
  picks,
  richText,
  text,
} from '../kernel/fields.ts'
import { allGoals } from './curricula.ts'

/** Picture grids of the editor: columns × rows. */
export const storyLayouts = ['grid2x2', 'grid2x3', 'grid3x3'] as const

/** What a learning story holds. A draft may lack all of it; what a story needs is a rule (learningStory.rules.ts). */
export const learningStoryFields = fields({
  childIds: children({ most: 40 }),
  happenedOn: date({ notAfterToday: true }),
  title: text(140),
  text: richText(20_000),
  photos: files({ most: 9, accept: 'picture' }),
  videos: files({ most: 3, accept: 'video' }),
  layout: choice(storyLayouts),
  goals: choices(allGoals),
  /** The centre's own. */
  ownGoals: picks('learningGoal'),
  nextSteps: longText(2000),
})
