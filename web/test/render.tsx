import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getOperationAST, OperationTypeNode } from 'graphql'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createApolloClient } from '#web/apollo/client.ts'
import { App } from '#web/boot/app.tsx'
import type { Site } from '#web/site.tsx'
import { ToastRegion } from '#web/ui/toast/toast-region.tsx'
import { API_URL } from './network.ts'

/** Apollo drops variables that an operation does not declare, so a form would lose a field without an error. */
const reportUndeclared = new ApolloLink((operation, forward) => {
  const { query, operationName, variables } = operation
  const declared = getOperationAST(query)?.variableDefinitions?.map(({ variable }) => variable.name.value)
  const undeclared = Object.keys(variables).filter((name) => !declared?.includes(name))
  if (undeclared.length > 0) console.error(`${operationName} does not declare $${undeclared.join(', $')}`)
  return forward(operation)
})

const noEvents = new ApolloLink(() => new Observable(() => {}))

/** An Apollo client whose queries and mutations go to `network`. By default its subscriptions never send an event. */
export function createTestClient(events = noEvents): ApolloClient {
  return createApolloClient(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      events,
      reportUndeclared.concat(new HttpLink({ uri: API_URL })),
    ),
  )
}

export const TEST_SITE: Site = {
  publicUrl: 'http://localhost:4000',
  zone: [[0, -300, 'EST']],
  setStatus: () => {},
}

export interface RenderOptions {
  at?: string
  /** The pattern of the element's route. */
  path?: string
  client?: ApolloClient
}

export async function renderInSite(
  element: ReactElement,
  { at = '/', path = '*', client }: RenderOptions = {},
) {
  const apollo = client ?? createTestClient()
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            {element}
            <ToastRegion />
          </>
        ),
      },
      // Any other page.
      ...(path === '*' ? [] : [{ path: '*', element: null }]),
    ],
    { initialEntries: [at] },
  )
  const result = await act(async () =>
    render(
      <App client={apollo} site={TEST_SITE}>
        <RouterProvider router={router} />
      </App>,
    ),
  )
  return { ...result, client: apollo, router, user: userEvent.setup() }
}
