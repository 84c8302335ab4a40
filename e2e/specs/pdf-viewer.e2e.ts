// A PDF inside the app. The lean browser of the other tests has no viewer.
import { file } from '@daybook/contract/file/file.contract.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { findWholeChromium } from '../../tools/lib/chromium.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({
  launchOptions: { executablePath: findWholeChromium(), args: ['--disable-gpu', '--disable-dev-shm-usage'] },
})

/** A page without words. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

test('a PDF of a record is shown by the browser’s viewer, under the app’s own policy', async ({
  teacher,
}) => {
  const letter = new File([pdf], 'letter.pdf', { type: 'application/pdf' })
  const { attachId } = (await callAs(teacher, file, 'putFile', { file: letter })).data
  const dates = { from: '2027-05-04', until: '2027-05-04', startsAtNoon: false, endsAtNoon: false }
  const detail = { kind: 'study' as const, dates, reason: null, attachments: [attachId] }
  const { data } = await callAs(teacher, leave, 'submit', { id: crypto.randomUUID(), detail })
  await open(teacher, `/pages/home/task/leave-detail?id=${data.id}`)
  await teacher.getByRole('button', { name: 'letter.pdf' }).click()
  await expect(teacher.locator('iframe[title="letter.pdf"]')).toBeVisible()
  // Chromium shows a PDF in a page of its own, which is not there when a policy forbids it.
  await expect
    .poll(() => teacher.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
    .toBe(true)
})
