// One form path: whatever somebody fills in and sends is made from fields (features/fields, decision 068), so that drafts,
// required marks, errors at their field and focus come with it. What is no form, or cannot be one, is here with its reason.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const features = fileURLToPath(new URL('../features/', import.meta.url))

const inputs =
  /<(input|textarea|select|TextInput|Textarea|NativeSelect|Select|NumberInput|PasswordInput|PasswordField|DateField|TimeField|AmountField|Choice|Choices|TickRow|Checkbox|Switch|Radio)\b/

/** Reason → folder or file below features/. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'the widgets themselves': ['fields/'],
  'the sign-in, which is loaded before anything else': ['auth/LoginAccountScreen.tsx'],
  'boards: a tap records, the time is now unless said otherwise, and undo comes with it': [
    'attendance/',
    'care/',
    'sleep/',
    'aftercare/SignSheet.tsx',
    'dayNote/',
  ],
  'items of a check, each saved when it is answered, and their editor': [
    'checklist/ItemField.tsx',
    'checklist/ItemSheet.tsx',
    'checklist/LimitField.tsx',
    'checklist/NumberField.tsx',
    'checklist/TemplateEditor.tsx',
  ],
  'ticks of a list, sent at once': [
    'house/HouseList.tsx',
    'register/RegisterRow.tsx',
    'today/DecideSeveralSheet.tsx',
  ],
  'parts of a field’s value, within a form made from fields': [
    'learningStory/GoalsField.tsx',
    'learningStory/OwnGoals.tsx',
  ],
  'a choice that is saved at once': [
    'auth/AppearanceSwitch.tsx',
    'auth/LanguageSwitch.tsx',
    'auth/SettingScreen.tsx',
    'centre/HolidaysScreen.tsx',
    'centre/OriginNote.tsx',
    'mailbox/MailSheet.tsx',
  ],
  'search and filters': [
    'checklist/ChecksList.tsx',
    'asset/AssetScanScreen.tsx',
    'careLog/LogFilters.tsx',
    'childPage/DaySwitch.tsx',
    'event/RollCallScreen.tsx',
    'find/FindSheet.tsx',
    'food/NearExpiryFoodScreen.tsx',
    'headCount/HeadCountHistoryScreen.tsx',
    'learningStory/StoryListScreen.tsx',
    'mealMenu/KitchenScreen.tsx',
    'ratio/RatioAtScreen.tsx',
    'rule/RulesScreen.tsx',
  ],
  'the outbox, which names no other feature': ['outbox/AnswerForm.tsx'],
  'the file of an import, its sheet, its columns and what is mended in it': [
    'register/ImportColumns.tsx',
    'register/ImportDecisions.tsx',
    'register/ImportMends.tsx',
    'register/ImportSheet.tsx',
    'register/ImportStart.tsx',
  ],
  'a backup to restore, where nothing is kept yet': ['backup/RestoreForm.tsx'],
  'what is in the basket, which is nobody’s record': ['mealMenu/ShoppingScreen.tsx'],
  'a list of people to invite, as many lines as there are': ['invitation/InviteForm.tsx'],
  'the line below a conversation, sent as it is typed': ['conversation/AnswerBar.tsx'],
  'a line beside what it adds to': ['roster/WeekPlanner.tsx'],
  'an address to copy, never typed': ['calendarFeed/FeedSheet.tsx'],
  'the page that shows the kit': ['styleGuide/'],
}

const files = globSync('**/*.tsx', { cwd: features })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.tsx'))
const withInputs = files.filter((file) => inputs.test(readFileSync(features + file, 'utf8')))
const excepted = Object.values(exceptions).flat()
const isOf = (file: string) => (place: string) =>
  file === place || (place.endsWith('/') && file.startsWith(place))

test('no feature renders the inputs of a form of its own', () => {
  expect(withInputs.filter((file) => !excepted.some(isOf(file)))).toEqual([])
})

test('no exception has become useless', () => {
  expect(excepted.filter((place) => !withInputs.some((file) => isOf(file)(place)))).toEqual([])
})
