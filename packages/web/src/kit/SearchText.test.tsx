import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { SearchText } from './SearchText.tsx'

const label = 'Search'
const searchedFor = 'Searched for'
const otherView = 'Other view'

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <SearchText label={label} text={text} onChange={setText} />
      <output aria-label={searchedFor}>{text}</output>
      <button type="button" aria-label={otherView} onClick={() => setText('')} />
    </>
  )
}

test('the box follows what it searches for', async () => {
  signedInAs('teacher')
  show(<Search />)
  const box = page.getByRole('searchbox', { name: label })
  const searched = page.getByRole('status', { name: searchedFor })
  await box.fill('beam ')
  await expect.element(searched).toHaveTextContent('beam')
  await expect.element(box).toHaveValue('beam ')
  await page.getByRole('button', { name: otherView }).click()
  await expect.element(box).toHaveValue('')
  await box.fill('beam ')
  await expect.element(searched).toHaveTextContent('beam')
})
