import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { SearchText } from './SearchText.tsx'

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <SearchText label="Search" text={text} onChange={setText} />
      <output aria-label="Searched">{text}</output>
      <button type="button" aria-label="Other view" onClick={() => setText('')} />
    </>
  )
}

test('the box follows what it searches for', async () => {
  signedInAs('teacher')
  show(<Search />)
  const box = page.getByRole('searchbox', { name: 'Search' })
  const searched = page.getByRole('status', { name: 'Searched' })
  await box.fill('beam ')
  await expect.element(searched).toHaveTextContent('beam')
  await expect.element(box).toHaveValue('beam ')
  await page.getByRole('button', { name: 'Other view' }).click()
  await expect.element(box).toHaveValue('')
  await box.fill('beam ')
  await expect.element(searched).toHaveTextContent('beam')
})
