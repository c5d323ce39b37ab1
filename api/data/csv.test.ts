import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('cells are quoted, and formulas are escaped', () => {
  const rows = [
    ['email', 'status'],
    ['ada@example.com', 'confirmed'],
    ['=HYPERLINK("http://evil.example")', '+1'],
    ['@SUM(A1)', '-2'],
    ['\t=1', ' =1'],
  ]
  expect(toCsv(rows)).toBe(
    '"email","status"\r\n' +
      '"ada@example.com","confirmed"\r\n' +
      '"\'=HYPERLINK(""http://evil.example"")","\'+1"\r\n' +
      '"\'@SUM(A1)","\'-2"\r\n' +
      '"\'\t=1","\' =1"\r\n',
  )
})
