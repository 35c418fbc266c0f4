import { respondWithSecurityContact } from '@/lib/api/security-contact';

export const dynamic = 'force-dynamic';

export const GET = respondWithSecurityContact;
