// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const clientOperations = {
  "listMemberActivity": {
    "id": "listMemberActivity",
    "method": "GET",
    "path": "/v1/loyalties/{campaignId}/members/{memberId}/activity",
    "section": "4.1",
    "security": [
      [
        "ApplicationId",
        "ApplicationToken"
      ],
      [
        "X-Service-OAuth"
      ]
    ],
    "isIdempotent": true,
    "inputs": {
      "path": [
        "campaignId",
        "memberId"
      ],
      "query": [
        "limit",
        "order",
        "starting_after_id"
      ]
    },
    "integers": {
      "limit": 1
    },
    "success": {
      "format": "json",
      "isObject": true,
      "lists": [
        "data"
      ]
    },
    "pagination": {
      "cursor": "starting_after_id",
      "items": "data",
      "id": "id",
      "more": "has_more",
      "next": "more_starting_after"
    }
  },
  "generateToken": {
    "id": "generateToken",
    "method": "POST",
    "path": "/oauth/token",
    "section": "4.2",
    "security": [
      [
        "ApplicationId",
        "ApplicationToken"
      ]
    ],
    "issuesToken": true,
    "inputs": {
      "body": [
        "grant_type",
        "scope"
      ]
    },
    "constants": {
      "grant_type": "client_credentials"
    },
    "separators": {
      "scope": " "
    },
    "mediaType": "application/x-www-form-urlencoded",
    "success": {
      "format": "json",
      "isObject": true
    }
  },
  "revokeToken": {
    "id": "revokeToken",
    "method": "POST",
    "path": "/v1/oauth/token/revoke",
    "section": "4.3",
    "security": [
      [
        "ApplicationId",
        "ApplicationToken"
      ]
    ],
    "isIdempotent": true,
    "inputs": {
      "body": [
        "access_token"
      ]
    },
    "mediaType": "application/x-www-form-urlencoded",
    "success": {
      "format": "nothing"
    },
    "goneStatus": 404
  },
  "listWebhooks": {
    "id": "listWebhooks",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/webhooks",
    "section": "4.4",
    "security": [
      [
        "ManagementId",
        "ManagementToken"
      ]
    ],
    "isIdempotent": true,
    "inputs": {
      "path": [
        "projectId"
      ]
    },
    "success": {
      "format": "json",
      "isObject": true,
      "lists": [
        "data"
      ]
    }
  },
  "listUsers": {
    "id": "listUsers",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/users",
    "section": "4.5",
    "security": [
      [
        "ManagementId",
        "ManagementToken"
      ]
    ],
    "isIdempotent": true,
    "inputs": {
      "path": [
        "projectId"
      ]
    },
    "success": {
      "format": "json",
      "isObject": true,
      "lists": [
        "data"
      ]
    }
  }
} as const;
