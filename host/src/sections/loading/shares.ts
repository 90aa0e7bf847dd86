import type { AlwaysShared, RouterName } from '@vatio/build/sharing';
import * as platform from '@vatio/platform';
// Default imports hand over the plain `module.exports`; namespaces would cost 130 B more.
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** Only the names of the sharing policy, so that the rest of the router is dropped. */
const router: Readonly<Record<RouterName, unknown>> = {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
};

/** The shares of every section, from the host's own copy (shared/build/src/sharing.ts). */
export const shares: Readonly<Record<AlwaysShared, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router-dom': router,
  '@vatio/platform': platform,
};
