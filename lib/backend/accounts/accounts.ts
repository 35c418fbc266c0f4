import { Hono } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { enrolled } from './enrolled';
import { login } from './login';
import { passwords } from './passwords';
import { profile } from './profile';
import { register } from './register';

/** Everything under `/auth`. */
export const accounts = new Hono<Backend>()
  .route('/', register)
  .route('/', login)
  .route('/', passwords)
  .route('/', profile)
  .route('/', enrolled);
