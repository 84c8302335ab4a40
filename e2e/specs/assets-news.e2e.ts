// What the centre owns, and what it tells everybody.
import { asset } from '@daybook/contract/asset/asset.kind.ts'
import { callAs } from '../support/api.ts'
import { goTo } from '../support/open.ts'
import { expect, open, settled, test } from '../test.ts'

test('a broken thing opens a hazard with what is known of it', async ({ manager, teacher }) => {
  await open(manager, '/pages/home/assets?edit=new')
  await manager.getByLabel('What it is').fill('Swing, green')
  await manager.getByRole('radio', { name: 'Equipment' }).check()
  await manager.getByLabel('Place').fill('Behind the shed')
  await manager.getByRole('radio', { name: 'Broken' }).check()
  await manager.getByRole('button', { name: 'Save' }).click()
  await settled(manager)
  await open(teacher, '/pages/home/assets?text=green')
  await teacher.getByRole('link', { name: /Swing, green/ }).click()
  await teacher.getByRole('link', { name: 'Report a problem' }).click()
  await expect(teacher.getByLabel('What is wrong?')).toHaveValue('Swing, green is broken')
  await expect(teacher.getByLabel('Where exactly?')).toHaveValue('Behind the shed')
})

test('a label is found by the camera, or by its number where there is none', async ({ teacher }) => {
  const { data } = await callAs(teacher, asset, 'list', { text: 'Balance' })
  const [row] = data.records
  await open(teacher, `/pages/home/asset-label?id=${row?.id}`)
  await teacher.getByRole('img', { name: /QR code/ }).evaluate(filmInstead)
  // In the same document, which has the camera.
  await goTo(teacher, '/pages/home/assets')
  await teacher.getByRole('link', { name: 'Scan a label' }).click()
  await expect(teacher.getByRole('heading', { name: row?.name ?? '' })).toBeVisible()
  expect(teacher.url()).toContain(`/pages/home/assets?id=${row?.id}`)

  await teacher.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await goTo(teacher, '/pages/home/asset-scan')
  await expect(teacher.getByText(/The camera isn’t allowed/)).toBeVisible()
  await teacher.getByRole('textbox', { name: 'Inventory number' }).fill(row?.number ?? '')
  await teacher.getByRole('main').getByRole('button', { name: 'Find', exact: true }).click()
  await expect(teacher.getByRole('link', { name: new RegExp(row?.name ?? '') })).toBeVisible()
})

/** From now on the camera sees this picture. */
function filmInstead(label: Element) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const draw = () => {
    const paper = canvas.getContext('2d')
    if (!paper) return
    paper.fillStyle = '#888'
    paper.fillRect(0, 0, 640, 480)
    paper.drawImage(label as HTMLImageElement, 170, 90, 300, 300)
    requestAnimationFrame(draw)
  }
  draw()
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
}

test('an article is read by everybody once it is published', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/article?edit=new')
  await manager.getByRole('textbox', { name: 'Title', exact: true }).fill('Open day')
  await manager.getByRole('textbox', { name: 'Article' }).fill('Come at ten.@nBring a hat.')
  await manager.getByRole('button', { name: 'Save' }).click()
  await settled(manager)
  await open(teacher, '/pages/news/list')
  await teacher.getByRole('link', { name: /Open day/ }).click()
  await expect(teacher).toHaveURL(/\/pages\/news\/detail\?/)
  await expect(teacher.getByText(/^Come at ten\.\s+Bring a hat\.$/)).toBeVisible()
})
