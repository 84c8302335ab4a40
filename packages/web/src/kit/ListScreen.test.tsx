import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { chooseLanguage } from '../platform/i18n/language.ts'
import { ListScreen } from './ListScreen.tsx'

let refreshed = 0

/** A list of so many rows, ten a page. The next page comes when `arrive` is called. */
let arrive: () => void = () => undefined

function List({ total, failureCount = 0 }: { total: number; failureCount?: number }) {
  const [count, setCount] = useState(Math.min(10, total))
  const [isFetching, setIsFetching] = useState(false)
  arrive = () => {
    setCount(Math.min(count + 10, total))
    setIsFetching(false)
  }
  return (
    <ListScreen
      read={{
        data: { pages: [{ records: Array.from({ length: count }, (_, index) => index + 1) }] },
        isPending: false,
        isError: false,
        failureCount,
        hasNextPage: count < total,
        isFetchingNextPage: isFetching,
        fetchNextPage: async () => setIsFetching(true),
        refetch: async () => {
          refreshed++
        },
      }}
      empty={{ title: 'Nothing' }}
    >
      {(row) => (
        <li key={row} style={{ blockSize: '20rem' }}>
          {row}
        </li>
      )}
    </ListScreen>
  )
}

async function open(total: number) {
  await chooseLanguage('zh-CN')
  signedInAs('teacher')
  show(<List total={total} />)
}

const text = (words: string) => page.getByText(words, { exact: true })

test('whoever asks for the next page without a mouse stays at the end of the list', async () => {
  await open(12)
  const more = page.getByRole('button', { name: '加载更多' })
  await expect.element(more).toBeInTheDocument()
  const foot = more.element().parentElement
  ;(more.element() as HTMLElement).click()
  await expect.element(text('正在加载...')).toBeInTheDocument()
  expect(document.activeElement).toBe(foot)
})

test('a list offers the next page, loads it on scrolling, and says when there is no more', async () => {
  await open(12)
  await expect.element(text('加载更多')).toBeInTheDocument()
  await expect.element(text('没有更多了')).not.toBeInTheDocument()
  scrollTo(0, document.body.scrollHeight)
  await expect.element(text('正在加载...')).toBeInTheDocument()
  arrive()
  await expect.element(text('12')).toBeInTheDocument()
  await expect.element(text('没有更多了')).toBeInTheDocument()
})

test('the end is said from five rows on', async () => {
  await open(5)
  await expect.element(text('没有更多了')).toBeInTheDocument()
})

test('the end of four rows is not said', async () => {
  await open(4)
  await expect.element(text('4')).toBeInTheDocument()
  await expect.element(text('没有更多了')).not.toBeInTheDocument()
})

test('an empty list says so', async () => {
  await open(0)
  await expect.element(text('Nothing')).toBeVisible()
})

test('pulling by 80 reads it again, and pulling less does not', async () => {
  await open(4)
  await expect.element(text('4')).toBeInTheDocument()
  const finger = (type: string, y: number) => {
    const touch = new Touch({ identifier: 1, target: document.body, clientY: y })
    dispatchEvent(new TouchEvent(type, { touches: type === 'touchend' ? [] : [touch] }))
  }
  // The list follows with half the way of the finger.
  const pull = async (by: number, says: string) => {
    finger('touchstart', 0)
    finger('touchmove', by)
    await expect.element(text(says)).toBeInTheDocument()
    finger('touchend', by)
  }
  await pull(158, '下拉刷新')
  expect(refreshed).toBe(0)
  await pull(160, '松开刷新')
  await expect.poll(() => refreshed).toBe(1)
})

test('what was read says that it may be out of date once it could not be read again', async () => {
  signedInAs('teacher')
  const note = page.getByText('This couldn’t be refreshed. It may be out of date.')
  show(<List total={1} failureCount={1} />)
  await expect.element(text('1')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  show(<List total={1} failureCount={2} />)
  await expect.element(note).toBeVisible()
})
