import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../app/fake.app.ts'
import { shortNames } from './names.ts'
import { PersonName } from './PersonName.tsx'

test('a name in Chinese characters stands as people write it', async () => {
  const child = { id: '1', firstName: '小雨', familyName: '王' }
  show(
    <div data-testid="tile">
      <PersonName {...child} short={shortNames([child]).get('1')} />
    </div>,
  )
  await expect.element(page.getByTestId('tile')).toHaveTextContent('王小雨 王小雨')
})
