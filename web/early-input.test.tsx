import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EARLY_SCRIPT, replayEarlyInput } from './early-input.ts'

function Page({ question = 'first' }: { question?: string }) {
  const [address, setAddress] = useState('')
  const [answer, setAnswer] = useState('')
  const [subject, setSubject] = useState('')
  const [said, say] = useState<string[]>([])
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          say([...said, `sent ${address}, ${answer}, ${subject}`])
        }}
      >
        <input aria-label="Address" value={address} onChange={(event) => setAddress(event.target.value)} />
        <input
          type="radio"
          aria-label="Yes"
          name={question}
          value="yes"
          checked={answer === 'yes'}
          onChange={() => setAnswer('yes')}
        />
        <select aria-label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)}>
          <option value="">None</option>
          <option value="press">Press</option>
        </select>
        <button type="submit">Send</button>
      </form>
      <form action="/somewhere">
        <button type="submit">Elsewhere</button>
      </form>
      <button type="button" onClick={() => say([...said, 'pressed'])}>
        Press
      </button>
      <output>{said.join('; ')}</output>
    </>
  )
}

/** The page as the server sends it, with its script. */
function arrive() {
  new Function(EARLY_SCRIPT)()
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = renderToString(<Page />)
  document.body.replaceChildren(root)
  return root
}

async function comeAlive(root: HTMLElement, page = <Page />) {
  await act(async () => void hydrateRoot(root, page))
  await act(replayEarlyInput)
}

test('what is typed, chosen, sent and pressed before the page is alive is done once it is', async () => {
  const root = arrive()
  await userEvent.type(screen.getByLabelText('Address'), 'someone@example.org')
  await userEvent.click(screen.getByLabelText('Yes'))
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'press')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await comeAlive(root)
  expect(screen.getByRole('status')).toHaveTextContent('sent someone@example.org, yes, press; pressed')
  expect(screen.getByLabelText('Address')).toHaveValue('someone@example.org')
  expect(screen.getByLabelText('Yes')).toBeChecked()

  // From here on React hears it, and nothing is done twice.
  await userEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(screen.getByRole('status').textContent?.match(/pressed/g)).toHaveLength(2)
})

test('what is pressed or sent while the page is coming alive is done once', async () => {
  const root = arrive()
  await userEvent.type(screen.getByLabelText('Address'), 'someone@example.org')
  await act(async () => void hydrateRoot(root, <Page />))
  await userEvent.click(screen.getByRole('button', { name: 'Press' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await act(replayEarlyInput)
  expect(screen.getByRole('status')).toHaveTextContent(/^pressed; sent someone@example\.org, ,$/)
})

test('a button pressed again because nothing came of it is pressed once', async () => {
  const root = arrive()
  for (const name of ['Press', 'Send', 'Press', 'Send'])
    await userEvent.click(screen.getByRole('button', { name }))
  await comeAlive(root)
  expect(screen.getByRole('status')).toHaveTextContent(/^pressed; sent , ,$/)
})

test('a button beside the page, as that of the notice, answers at once', async () => {
  arrive()
  const close = document.createElement('button')
  close.type = 'button'
  close.onclick = () => close.remove()
  document.body.append(close)
  await userEvent.click(close)
  expect(close).not.toBeInTheDocument()
  await replayEarlyInput()
})

test('what the browser put back into a field after a reload is sent as it stands there', async () => {
  const root = arrive()
  const address = screen.getByLabelText<HTMLInputElement>('Address')
  address.value = 'someone@example.org'
  await comeAlive(root)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('status')).toHaveTextContent('sent someone@example.org, ,')
  expect(address).toHaveValue('someone@example.org')
})

test('a form with an action goes by itself', async () => {
  arrive()
  let prevented: boolean | undefined
  document.addEventListener(
    'submit',
    (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(prevented).toBe(false)
  await replayEarlyInput()
})

test('an answer is not given to a question that took the other’s place', async () => {
  arrive()
  const early = screen.getByLabelText('Yes')
  await userEvent.click(early)
  Object.assign(early, { name: 'second', checked: false })
  await replayEarlyInput()
  expect(early).not.toBeChecked()
})
